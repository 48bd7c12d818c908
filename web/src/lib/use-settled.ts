import { useEffect, useState } from 'react';

const settleMs = 450;

/**
 * A text as it was when it last stood still for a moment, for questions that are asked while it is typed.
 * @param ms the moment in milliseconds
 */
export const useSettled = (text: string, ms = settleMs): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
};
