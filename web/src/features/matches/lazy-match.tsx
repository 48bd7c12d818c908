import { type ComponentProps, lazy, Suspense } from 'react';
import { afterPaint } from '#web/lib/after-paint.ts';
import { createLazy } from '#web/lib/create-lazy.tsx';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { MatchPlace } from './match-place.tsx';
import type { OwnMatchBadge } from './own-match-badge.tsx';

// Lists show their jobs before the code that compares languages is there, which does not delay their paint.

const LoadedBadge = lazy(async () => {
  await afterPaint();
  const [badge] = await Promise.all([import('./own-match-badge.tsx'), loadCatalogues(['matches'])]);
  return { default: badge.OwnMatchBadge };
});

/** The match of the signed-in candidate on the card of a job in a list. */
export const LazyMatchBadge = (props: ComponentProps<typeof OwnMatchBadge>) => (
  <Suspense fallback={<MatchPlace {...props} />}>
    <LoadedBadge {...props} />
  </Suspense>
);

/** Says in the apply dialog of a list what is short or unclear. */
export const LazyApplyNotice = createLazy(async () => {
  const [notice] = await Promise.all([import('./apply-notice.tsx'), loadCatalogues(['matches'])]);
  return notice.ApplyNotice;
});
