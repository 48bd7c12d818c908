import { useEffect } from 'react';
import { whenIdle, whenOnline } from './when.ts';

type Load = () => Promise<unknown>;

const started = new Set<Load>();
let last: Promise<unknown> = Promise.resolve();

/** Loads code when the browser is idle, each after the other so that together they are no long task. */
const loadInTurn = (load: Load, isLeft: () => boolean): void => {
  if (started.has(load)) return;
  started.add(load);
  const start = async () => {
    await whenIdle();
    await whenOnline();
    if (isLeft()) started.delete(load);
    else await load();
  };
  // A failure is reported where the code is needed.
  last = last.then(start).catch(() => undefined);
};

/** Loads code when the browser is idle, so that what needs it opens without delay. `load` must not change. */
export const useIdleLoad = (load: Load): void => {
  useEffect(() => {
    let isLeft = false;
    loadInTurn(load, () => isLeft);
    return () => {
      isLeft = true;
    };
  }, [load]);
};
