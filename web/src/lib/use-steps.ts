import { startTransition, useEffect, useState } from 'react';

/** How many cards of a list to render at once: at least as many short ones as are in sight at first, else what follows the list moves. */
export const cardsInStep = 4;

/**
 * How many of a list's parts to render now: `step` of them, and as many more after each paint until all are, so that no
 * step blocks a phone for long. What was rendered once stays.
 */
export const useSteps = (all: number, step: number): number => {
  const [reached, setReached] = useState(step);
  useEffect(() => {
    if (reached >= all) return;
    const frame = requestAnimationFrame(() => startTransition(() => setReached(reached + step)));
    return () => cancelAnimationFrame(frame);
  }, [reached, all, step]);
  return Math.min(reached, all);
};
