import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';

// Code and texts come after the screens around them, for candidates only.

const LoadedCard = lazy(async () => {
  const [card] = await Promise.all([import('./portable-card.tsx'), loadCatalogues(['portable'])]);
  return { default: card.PortableCard };
});

const LoadedLink = lazy(async () => {
  const [link] = await Promise.all([import('./import-link.tsx'), loadCatalogues(['portable'])]);
  return { default: link.ImportLink };
});

/** The card of the account screen with import and exports of the profile. */
export const PortableCard = () => (
  <Suspense fallback={null}>
    <LoadedCard />
  </Suspense>
);

/** The link on the own profile. */
export const ImportLink = () => (
  <Suspense fallback={null}>
    <LoadedLink />
  </Suspense>
);
