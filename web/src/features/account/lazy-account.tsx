import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';

const loadCode = () => import('./change-email-dialog.tsx');
const loadDialog = () => Promise.all([loadCode(), loadCatalogues(['account'])]);
const LoadedDialog = lazy(async () => {
  await loadDialog();
  return { default: (await loadCode()).ChangeEmailDialog };
});

/** Loads the dialog when the browser is idle. */
export const usePreloadedChangeEmail = (): void => useIdleLoad(loadDialog);

/** The dialog that changes the own e-mail address, whose code and texts load after the screen around it. */
export const ChangeEmail = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <LoadedDialog onClose={onClose} />
  </Suspense>
);
