import { useEffect, useState } from 'react';

const settleMs = 450;

/** A text as it was when it last stood still for a moment, for questions that are asked while it is typed. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
