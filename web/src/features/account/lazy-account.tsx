import { loadCatalogues } from '#web/lib/i18n.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { createLazyDialog } from '#web/ui/lazy-dialog.tsx';

/** The dialog that changes the own e-mail address, whose code and texts load after the screen around it. */
export const ChangeEmail = createLazyDialog(async () => {
  const [dialog] = await Promise.all([import('./change-email-dialog.tsx'), loadCatalogues(['account'])]);
  return dialog.ChangeEmailDialog;
});

/** The form of a recruiter's own details, from the account's screen. */
export const EditRecruiterDetails = createLazyDialog(
  async () => (await import('./edit-recruiter-details.tsx')).EditRecruiterDetails,
);

/** The form of an admin's own details. */
export const EditAdminDetails = createLazyDialog(
  async () => (await import('./edit-admin-details.tsx')).EditAdminDetails,
);

/** Loads the dialog when the browser is idle. */
export const usePreloadedChangeEmail = (): void => useIdleLoad(ChangeEmail.load);

/** Loads a form of own details when the browser is idle. */
export const usePreloadedDetails = ({ load }: Pick<typeof EditRecruiterDetails, 'load'>): void => useIdleLoad(load);
