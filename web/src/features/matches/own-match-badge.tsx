import type { ComponentProps } from 'react';
import { comparedOf, type LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { createPart } from '#web/lib/later.tsx';
import { useSession } from '#web/lib/use-session.ts';
import { matchWith } from './job-match.ts';
import { MatchBadge } from './match-badge.tsx';
import { figuresOf } from './match-figures.ts';
import { MatchPlace } from './match-place.tsx';
import { isStated, useOwnLanguages } from './own-languages.ts';
import type { UnmetLine } from './unmet-line.tsx';
import { type FittingJob, WhyButton } from './why-button.tsx';

// The first jobs of most lists are met, and need no words for reasons.
const useLine = createPart(async () => ({ Line: (await import('./unmet-line.tsx')).UnmetLine }));

const LazyUnmetLine = (props: ComponentProps<typeof UnmetLine>) => {
  const part = useLine();
  return part ? <part.Line {...props} /> : <MatchPlace {...props} />;
};

/** The match on a card of the personal list, and beside it the reasons for the job's place there. */
export const FitLine = ({ job }: { job: FittingJob }) => (
  <div className="flex min-w-0 items-center gap-2 empty:hidden">
    <OwnMatchBadge requirements={comparedOf(job)} />
    <WhyButton job={job} />
  </div>
);

/**
 * The match of the signed-in candidate on a job's card, in words where it is not met; nothing for those who state no
 * languages. Until these are known its
 * place is reserved, so that the text of a card in sight does not move.
 */
export const OwnMatchBadge = ({ requirements }: { requirements: LanguageRequirements }) => {
  const own = useOwnLanguages();
  const isCandidate = useSession()?.userType === 'candidate';
  if (!own && isCandidate) return <MatchPlace requirements={requirements} />;
  const match = own && isStated(own) ? matchWith(own, requirements) : null;
  if (!own || !match) return null;
  const { musts, met } = figuresOf(match);
  return met === musts ? (
    <MatchBadge match={match} />
  ) : (
    <LazyUnmetLine match={match} requirements={requirements} rows={own.languages} />
  );
};
