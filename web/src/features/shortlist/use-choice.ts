import { useCallback, useState } from 'react';
import { maxChosen } from './chosen-entries.ts';

/** The candidates chosen for printing. They stay chosen when the filter changes. */
export const useChoice = () => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id) && after.size < maxChosen) after.add(id);
        return after;
      }),
    [],
  );
  return {
    chosen,
    isChosen: useCallback((id: number) => chosen.has(id), [chosen]),
    isFull: chosen.size >= maxChosen,
    toggle,
    clear: () => setChosen(new Set()),
  };
};
