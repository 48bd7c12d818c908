import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { isStated, useOwnLanguages } from './own-languages.ts';

const Loaded = lazy(async () => {
  await whenIdle();
  const [{ NextLevelsCard }] = await Promise.all([import('./next-levels-card.tsx'), loadCatalogues(['nextLevels'])]);
  return { default: NextLevelsCard };
});

/** What one level more would be enough for; code, texts and figures load when the screen around it is done. */
export const NextLevels = () => {
  const own = useOwnLanguages();
  if (!own || !isStated(own)) return null;
  return (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
};
