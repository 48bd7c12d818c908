import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { useToasts } from './toast-store.ts';

const loadToaster = async () => (await import('./toaster.tsx')).Toaster;

/** Shows toasts. The code loads when the browser is idle, or with the first toast; where it cannot, there are none. */
export const LazyToaster = () => {
  const [Toaster, setToaster] = useState<ComponentType>();
  const hasToast = useToasts().length > 0;
  useEffect(() => {
    if (Toaster) return;
    const ready = hasToast ? Promise.resolve() : whenIdle();
    ready.then(loadToaster).then(
      (loaded) => setToaster(() => loaded),
      () => undefined,
    );
  }, [Toaster, hasToast]);
  return Toaster && <Toaster />;
};
