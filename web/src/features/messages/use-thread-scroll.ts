import { useLayoutEffect, useRef } from 'react';

/** Pixels from the end within which the reader counts as being there. */
const nearEnd = 80;

const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;

/**
 * Keeps the place of the reader of a thread: at its end, a new message scrolls to it, as an own one always does; further up, neither a new
 * one nor earlier ones above move what is being read.
 * @param first the number of the earliest message that is shown, @param last that of the latest
 */
export const useThreadScroll = (first: number | undefined, last: number | undefined, isLastOwn: boolean) => {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef<{ first?: number | undefined; last?: number | undefined; left: number }>({ left: 0 });
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    const before = shown.current;
    const isNew = last !== before.last;
    if (isNew && (isLastOwn || before.left < nearEnd)) area.scrollTop = area.scrollHeight;
    else if (first !== before.first) area.scrollTop += fromEnd(area) - before.left;
    shown.current = { first, last, left: fromEnd(area) };
  }, [first, last, isLastOwn]);
  const onScroll = () => {
    if (ref.current) shown.current.left = fromEnd(ref.current);
  };
  return { ref, onScroll };
};
