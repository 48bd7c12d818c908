import { type ComponentProps, lazy, Suspense } from 'react';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import type { ApplyDialog } from './apply-dialog.tsx';

const loadDialog = () => import('./apply-dialog.tsx');
const LoadedDialog = lazy(async () => ({ default: (await loadDialog()).ApplyDialog }));

/** Loads the dialog's code when the browser is idle. */
export const usePreloadedApplyDialog = (): void => useIdleLoad(loadDialog);

/** The questions before an application, whose code and form library load after the list. */
export const LazyApplyDialog = (props: ComponentProps<typeof ApplyDialog>) => (
  <Suspense fallback={null}>
    <LoadedDialog {...props} />
  </Suspense>
);
