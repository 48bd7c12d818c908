import { useEffect, useState } from 'react';

/** Counts seconds down to 0; `restart` begins anew. */
export const useCountdown = (seconds: number): [left: number, restart: (seconds: number) => void] => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1_000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const restart = (from: number) => {
    setNow(Date.now());
    setEnd(Date.now() + from * 1_000);
  };
  return [left, restart];
};
