import type { ComponentType, ReactNode } from 'react';
import { createPart, type UsePart } from './create-part.ts';

type LazyComponent<Props> = ComponentType<Props> & Pick<UsePart<unknown>, 'load'>;

const atOnce = () => Promise.resolve();

/**
 * A component whose code loads when it is first rendered, or before by `load`: then it shows at once. For what a press
 * opens; React's own lazy components would show their fallback for 0.3 s after each first press.
 * @param waiting what shows until the code is there
 * @throws in the rendering screen, when the code cannot be loaded; the next rendering tries again
 */
export const createLazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyComponent<Props> => {
  const usePart = createPart(async () => ({ Component: await load() }), atOnce);
  return Object.assign(
    (props: Props) => {
      const part = usePart();
      return part ? <part.Component {...props} /> : waiting;
    },
    { load: usePart.load },
  );
};
