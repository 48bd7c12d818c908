import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Returns a hook for the part of a screen that follows its first paint: its code loads once that is done, so that neither
 * the connection nor the processor delays it, and it is rendered in short steps. Undefined until then. As a lazy component,
 * React would show its fallback for at least 0.3 s.
 * @throws in the rendering screen, when the code cannot be loaded; the next screen loads it again
 */
export const createPart = <Part extends object>(load: () => Promise<Part>): (() => Part | undefined) => {
  let loaded: Part | undefined;
  return () => {
    const [part, setPart] = useState(loaded);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(() => {
      if (part) return;
      let isMounted = true;
      afterPaint()
        .then(load)
        .then(
          (found) => {
            loaded = found;
            if (isMounted) startTransition(() => setPart(found));
          },
          (cause: unknown) => isMounted && setFailure({ cause }),
        );
      return () => {
        isMounted = false;
      };
    }, [part]);
    if (failure) throw failure.cause;
    return part;
  };
};
