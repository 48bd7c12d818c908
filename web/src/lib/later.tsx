import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { CatalogueName } from '#shared/locales/catalogues.ts';
import { loadCatalogues } from './i18n.ts';
import { useIdleLoad } from './use-idle-load.ts';
import { afterPaint, whenIdle, whenOnline } from './when.ts';

// All of the site but its screens that loads later. Which chunk code is in follows from who reaches it.

interface Loading {
  /** The catalogues that the code needs, as far as its screen does not have them. */
  texts?: readonly CatalogueName[];
  /** Resolves when the load begins. */
  when?: () => Promise<unknown>;
}

/** Loads before the first rendering, so that it is there at once then. */
interface Preloaded {
  load: () => Promise<unknown>;
  /** Loads when the browser is idle and has a connection. */
  usePreload: () => void;
}

/** A hook that loads a part when it is first rendered. Undefined until it is there. */
export type UsePart<Part> = (() => Part | undefined) & Preloaded;

export type LaterComponent<Props> = ComponentType<Props> & Preloaded;

const atOnce = () => Promise.resolve();

/** When a screen is done and there is a connection: for what is beside it. */
export const whenDone = () => whenIdle().then(whenOnline);

/**
 * Returns a hook for the part of a screen that follows its first paint: its code and texts load once that is done, so that
 * neither the connection nor the processor delays it, and it is rendered in short steps. As a lazy component of React, it
 * would come 0.3 s late: React shows a fallback at least that long.
 * @throws in the rendering screen, when it cannot be loaded; the next rendering tries again
 */
export const createPart = <Part extends object>(
  load: () => Promise<Part>,
  { texts = [], when = afterPaint }: Loading = {},
): UsePart<Part> => {
  let loaded: Part | undefined;
  const loadOnce = async () => {
    loaded ??= (await Promise.all([load(), loadCatalogues(texts)]))[0];
    return loaded;
  };
  return Object.assign(
    () => {
      const [part, setPart] = useState(loaded);
      const [failure, setFailure] = useState<{ cause: unknown }>();
      useEffect(() => {
        if (part) return;
        let isMounted = true;
        when()
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
    { load: loadOnce, usePreload: () => useIdleLoad(loadOnce) },
  );
};

const Nothing = () => null;

/**
 * A component whose code and texts load when it is first rendered, or before.
 * @param loading `waiting` shows until it is there. One that is `optional` is nothing where it cannot be loaded: it must not
 *   take the screen with what is typed there down
 * @throws in the rendering screen, when it cannot be loaded; the next rendering tries again
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    waiting = null,
    optional = false,
    when = atOnce,
    ...texts
  }: Loading & { waiting?: ReactNode; optional?: boolean } = {},
): LaterComponent<Props> => {
  const component = optional ? () => load().catch((): ComponentType<Props> => Nothing) : load;
  const usePart = createPart(async () => ({ Component: await component() }), { ...texts, when });
  return Object.assign(
    (props: Props) => {
      const part = usePart();
      return part ? <part.Component {...props} /> : waiting;
    },
    { load: usePart.load, usePreload: usePart.usePreload },
  );
};
