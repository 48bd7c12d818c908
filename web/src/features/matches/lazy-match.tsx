import type { ComponentProps } from 'react';
import { createPart, later } from '#web/lib/later.tsx';
import { MatchPlace } from './match-place.tsx';
import type { OwnMatchBadge } from './own-match-badge.tsx';

// Lists show their jobs before the code that compares languages is there, which does not delay their paint.
const useBadge = createPart(async () => ({ Badge: (await import('./own-match-badge.tsx')).OwnMatchBadge }), {
  texts: ['matches'],
});

/** The match of the signed-in candidate on the card of a job in a list. */
export const LazyMatchBadge = (props: ComponentProps<typeof OwnMatchBadge>) => {
  const part = useBadge();
  return part ? <part.Badge {...props} /> : <MatchPlace {...props} />;
};

/** Says in the apply dialog of a list what is short or unclear. */
export const LazyApplyNotice = later(async () => (await import('./apply-notice.tsx')).ApplyNotice, {
  texts: ['matches'],
});
