import type { ComponentProps } from 'react';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { createPart, later } from '#web/lib/later.tsx';
import { MatchPlace } from './match-place.tsx';
import type { FitLine } from './own-match-badge.tsx';

// Lists show their jobs before the code that compares languages is there, which does not delay their paint.
const useLine = createPart(async () => ({ Line: (await import('./own-match-badge.tsx')).FitLine }), {
  texts: ['matches'],
});

/** The match of the signed-in candidate on the card of a job in a list; in the personal one with the reasons for its place. */
export const LazyFitLine = ({ job }: ComponentProps<typeof FitLine>) => {
  const part = useLine();
  return part ? <part.Line job={job} /> : <MatchPlace requirements={comparedOf(job)} isKnown={!!job.fit} />;
};

/** Says in the apply dialog of a list what is short or unclear. */
export const LazyApplyNotice = later(async () => (await import('./apply-notice.tsx')).ApplyNotice, {
  texts: ['matches'],
});
