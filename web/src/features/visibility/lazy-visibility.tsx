import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { createLazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Code and texts come after the screens around them, for candidates only.

const texts = () => loadCatalogues(['visibility']);

const LoadedCard = lazy(async () => {
  const [card] = await Promise.all([import('./privacy-card.tsx'), texts()]);
  return { default: card.PrivacyCard };
});

/** The card of the account screen: who may see a candidate, and who did. */
export const PrivacyCard = () => (
  <Suspense fallback={<Skeleton className="h-160" />}>
    <LoadedCard />
  </Suspense>
);

/** Asks whether to block a company, and does it. */
export const BlockDialog = createLazyDialog(async () => {
  const [dialog] = await Promise.all([import('./block-dialog.tsx'), texts()]);
  return dialog.BlockDialog;
});
