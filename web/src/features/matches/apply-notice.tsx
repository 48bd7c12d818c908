import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { Notice } from '#web/ui/notice.tsx';
import { matchWith } from './job-match.ts';
import { figuresOf } from './match-figures.ts';
import { isStated, useOwnLanguages } from './own-languages.ts';
import { UnmetList } from './unmet-list.tsx';

/** Says in the apply dialog what is short or unclear; it never keeps anyone from applying. */
export const ApplyNotice = ({ requirements }: { requirements: LanguageRequirements }) => {
  const t = useT();
  const own = useOwnLanguages();
  const match = own && isStated(own) ? matchWith(own, requirements) : null;
  if (!match || figuresOf(match).met === figuresOf(match).musts) return null;
  return (
    <div className="mt-4">
      <Notice tone="warning" title={t('matches.apply.title')}>
        <UnmetList match={match} />
        <span>{t('matches.apply.text')}</span>
      </Notice>
    </div>
  );
};
