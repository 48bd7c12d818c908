import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** The dialogs of an entry, whose code and rules load beside the list. */
export const LazyShortlistDialogs = laterDialog(async () => (await import('./shortlist-dialogs.tsx')).ShortlistDialogs);
