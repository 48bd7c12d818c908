import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Loads code when the browser is idle, so that what needs it opens without delay. `load` must not change. */
export const useIdleLoad = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    let isLeft = false;
    const start = async () => {
      await whenIdle();
      if (!isLeft) await load();
    };
    // What fails here is loaded again when it is needed.
    start().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [load]);
};
