import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** The questions before an application, whose code and form library load after the list. */
export const LazyApplyDialog = laterDialog(
  async () => (await import('./apply-dialog.tsx')).ApplyDialog,
  ['applicationWay'],
);
