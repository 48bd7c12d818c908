import { useEffect, useState } from 'react';

const settleMs = 450;

/**
 * A debounced text: its value after the last pause of typing, for requests that are made while the user types.
 * @param ms duration of the pause in milliseconds
 */
export const useSettled = (text: string, ms = settleMs): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
};
