import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** The dialog that changes the own e-mail address, whose code and texts load after the screen around it. */
export const ChangeEmail = laterDialog(
  async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
  ['account'],
);

/** The form of a recruiter's own details, from the account's screen. */
export const EditRecruiterDetails = laterDialog(
  async () => (await import('./edit-recruiter-details.tsx')).EditRecruiterDetails,
);

/** The form of an admin's own details. */
export const EditAdminDetails = laterDialog(async () => (await import('./edit-admin-details.tsx')).EditAdminDetails);
