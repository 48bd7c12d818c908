import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A hook that loads a part when it is first rendered. Undefined until it is there. */
export interface UsePart<Part> {
  (): Part | undefined;
  /** Loads the part before it is rendered, so that it is there at once then. */
  load: () => Promise<unknown>;
}

/**
 * Returns a hook for the part of a screen that follows its first paint: its code loads once that is done, so that neither
 * the connection nor the processor delays it, and it is rendered in short steps. As a lazy component of React, it would
 * come 0.3 s late: React shows a fallback at least that long.
 * @param whenToLoad resolves when the part's load begins
 * @throws in the rendering screen, when the code cannot be loaded; the next rendering tries again
 */
export const createPart = <Part extends object>(
  load: () => Promise<Part>,
  whenToLoad: () => Promise<void> = afterPaint,
): UsePart<Part> => {
  let loaded: Part | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  return Object.assign(
    () => {
      const [part, setPart] = useState(loaded);
      const [failure, setFailure] = useState<{ cause: unknown }>();
      useEffect(() => {
        if (part) return;
        let isMounted = true;
        whenToLoad()
          .then(loadOnce)
          .then(
            (found) => isMounted && startTransition(() => setPart(found)),
            (cause: unknown) => isMounted && setFailure({ cause }),
          );
        return () => {
          isMounted = false;
        };
      }, [part]);
      if (failure) throw failure.cause;
      return part;
    },
    { load: loadOnce },
  );
};
