import { type LegalPage, legalPath } from '#shared/domain/legal-pages.ts';
import { useLanguage, useT } from '#web/lib/i18n.ts';

/** A link to a legal page in the reader's language. It loads a document of its own: what is typed on this page stays a draft. */
export const LegalLink = ({ page, className }: { page: LegalPage; className: string }) => {
  const t = useT();
  const language = useLanguage();
  return (
    <a href={legalPath(language, page)} className={className}>
      {t(`common.legal.${page}`)}
    </a>
  );
};
