import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { createLazyDialog } from '#web/ui/lazy-dialog.tsx';

/** The questions before an application, whose code and form library load after the list. */
export const LazyApplyDialog = createLazyDialog(async () => (await import('./apply-dialog.tsx')).ApplyDialog);

/** Loads the dialog's code when the browser is idle. */
export const usePreloadedApplyDialog = (): void => useIdleLoad(LazyApplyDialog.load);
