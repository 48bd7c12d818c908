import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';

// Code and texts come after the screens around them, for candidates only.

const LoadedCard = lazy(async () => {
  const [card] = await Promise.all([import('./portable-card.tsx'), loadCatalogues(['portable'])]);
  return { default: card.PortableCard };
});

/** The card of the account screen with import and exports of the profile. */
export const PortableCard = () => (
  <Suspense fallback={null}>
    <LoadedCard />
  </Suspense>
);
