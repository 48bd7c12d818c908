import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';

/** Its code and texts load after the screen around it. */
const LoadedDialog = lazy(async () => {
  const [{ ChangeEmailDialog }] = await Promise.all([import('./change-email-dialog.tsx'), loadCatalogues(['account'])]);
  return { default: ChangeEmailDialog };
});

/** The dialog that changes the own e-mail address, for screens other than the account's own. */
export const ChangeEmail = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <LoadedDialog onClose={onClose} />
  </Suspense>
);
