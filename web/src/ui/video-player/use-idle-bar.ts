import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last movement or key until the control bar hides (specification 000, section 2.13). */
const idleMs = 3_000;

/** Whether a playing video's controls are visible: `wake` shows them, and 3 seconds later they hide again. */
export const useIdleBar = (playing: boolean): { awake: boolean; wake: () => void } => {
  const [awake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(true);
    if (playing) timer.current = setTimeout(() => setAwake(false), idleMs);
  }, [playing]);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { awake: awake || !playing, wake };
};
