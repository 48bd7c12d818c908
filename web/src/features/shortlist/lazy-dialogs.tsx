import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import type { ShortlistDialogsProps } from './open-dialog.ts';

// What lists open on demand. Its forms, with the contract's rules, are a quarter of what a list would load first, so a list
// preloads them once it is shown.

/** The dialogs of an entry: profile, status, rejection and removal. */
export const LazyShortlistDialogs = laterDialog<ShortlistDialogsProps>(
  async () => (await import('./shortlist-dialogs.tsx')).ShortlistDialogs,
);

/** The dialog that adds a candidate to the shortlist. */
export const LazyShortlistDialog = laterDialog(async () => (await import('./shortlist-form.tsx')).ShortlistDialog);
