import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Languages } from '#web/ui/icons.ts';
import { LanguageList } from './language-list.tsx';

const editor = linkTo('candidateProfile', {}, { mode: 'languages' });

/** The own languages for reading, with the way to their form; without any, the reason to state them. */
export const OwnLanguages = ({ languages, modes }: { languages: readonly LanguageRow[]; modes: readonly Mode[] }) => {
  const t = useT();
  if (languages.length === 0) {
    return (
      <EmptyState
        icon={<Languages aria-hidden="true" />}
        title={t('languageForm.empty')}
        action={<ButtonLink to={editor}>{t('languageForm.start')}</ButtonLink>}
      >
        {t('languageForm.emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className="space-y-4">
      <LanguageList languages={languages} modes={modes} />
      <ButtonLink to={editor} variant="secondary" size="sm">
        {t('languageForm.edit')}
      </ButtonLink>
    </div>
  );
};
