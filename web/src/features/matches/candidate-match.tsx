import { comparedOf, type LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { matchWith } from './job-match.ts';
import { MatchBadge } from './match-badge.tsx';
import type { OwnLanguages } from './own-languages.ts';

const MatchDialog = laterDialog(async () => (await import('./match-dialog.tsx')).MatchDialog);

/** How a candidate's languages meet a job, at a glance only. */
export const CandidateMatchBadge = ({
  candidate,
  requirements,
  isShort = false,
}: {
  candidate: OwnLanguages;
  requirements: LanguageRequirements;
  /** In a word or two. */
  isShort?: boolean;
}) => {
  const match = matchWith(candidate, requirements);
  return match && <MatchBadge match={match} isShort={isShort} />;
};

/** How a candidate's languages meet a job, for its recruiter: at a glance, and explained in a dialog. */
export const CandidateMatch = ({
  name,
  candidate,
  job,
}: {
  /** As the recruiter may see it. */
  name: string;
  candidate: OwnLanguages;
  job: {
    title: string;
    language_requirements: LanguageRequirements;
    language_needs?: LanguageRequirements | undefined;
  };
}) => {
  const t = useT();
  MatchDialog.usePreload();
  const { title } = job;
  const requirements = comparedOf(job);
  const match = matchWith(candidate, requirements);
  if (!match) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <MatchBadge match={match} />
      <DialogButton
        variant="quiet"
        size="sm"
        aria-label={t('matches.whyNamed', { name, title })}
        dialog={(onClose) => <MatchDialog {...{ name, title, match, requirements }} onClose={onClose} />}
      >
        {t('matches.why')}
      </DialogButton>
    </div>
  );
};
