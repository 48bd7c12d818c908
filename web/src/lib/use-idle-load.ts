import { useEffect } from 'react';

/** Loads code when the browser is idle, so that what needs it opens without delay. `load` must not change. */
export const useIdleLoad = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    // What fails here is loaded again when it is needed.
    const start = () => void load().catch(() => undefined);
    // Safari has no idle callbacks.
    const handle = window.requestIdleCallback?.(start) ?? window.setTimeout(start, 1000);
    return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
  }, [load]);
};
