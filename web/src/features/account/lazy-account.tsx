import { loadCatalogues } from '#web/lib/i18n.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { createLazyDialog } from '#web/ui/lazy-dialog.tsx';

/** The dialog that changes the own e-mail address, whose code and texts load after the screen around it. */
export const ChangeEmail = createLazyDialog(async () => {
  const [dialog] = await Promise.all([import('./change-email-dialog.tsx'), loadCatalogues(['account'])]);
  return dialog.ChangeEmailDialog;
});

/** The form of a recruiter's own details, from the account's screen. */
export const EditDetails = createLazyDialog(async () => (await import('./edit-details-dialog.tsx')).EditDetailsDialog);

/** Loads the dialog when the browser is idle. */
export const usePreloadedChangeEmail = (): void => useIdleLoad(ChangeEmail.load);

/** Loads the form when the browser is idle. */
export const usePreloadedDetails = (): void => useIdleLoad(EditDetails.load);
