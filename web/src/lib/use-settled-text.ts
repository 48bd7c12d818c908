import { useEffect, useRef, useState } from 'react';

/** Pause of typing after which a search starts, in milliseconds. */
const settleMs = 300;

/**
 * The text of a search field: shown immediately, reported when typing pauses. `value` is the text reported last; when
 * it changes for another reason, such as Back or a button that clears it, the field shows the new value.
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
