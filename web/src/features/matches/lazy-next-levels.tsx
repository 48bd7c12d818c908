import { Suspense, useRef } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazy-when-idle.ts';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { isStated, useOwnLanguages } from './own-languages.ts';

const Loaded = lazyWhenIdle(async () => {
  const [{ NextLevelsCard }] = await Promise.all([import('./next-levels-card.tsx'), loadCatalogues(['nextLevels'])]);
  return NextLevelsCard;
});

/**
 * What one level more would be enough for; code, texts and figures load when the screen around it is done and the reader
 * comes near.
 */
export const NextLevels = () => {
  const own = useOwnLanguages();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, '400px');
  return (
    <div ref={place}>
      {isNear && own && isStated(own) && (
        <Suspense fallback={null}>
          <Loaded />
        </Suspense>
      )}
    </div>
  );
};
