import { later } from '#web/lib/later.tsx';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Code and texts come after the screens around them, for candidates only.

/** The card of the account screen: who may see a candidate, and who did. */
export const PrivacyCard = later(async () => (await import('./privacy-card.tsx')).PrivacyCard, {
  texts: ['visibility'],
  waiting: <Skeleton className="h-160" />,
});

/** Requests confirmation, then blocks a company. */
export const BlockDialog = laterDialog(async () => (await import('./block-dialog.tsx')).BlockDialog, ['visibility']);
