import { useEffect, useRef, useState } from 'react';

/** How long typing pauses before a search is made, in milliseconds. */
const settleMs = 300;

/**
 * The text of a search field: shown at once, reported when typing pauses. `value` is what was reported last; when it
 * changes otherwise, such as by Back or a button that clears it, the field follows.
 */
export const useSettledText = (value: string, report: (text: string) => void) => {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const latest = useRef(report);
  latest.current = report;
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = text;
      latest.current(text);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText };
};
