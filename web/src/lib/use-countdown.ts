import { useEffect, useState } from 'react';
import { ApiError } from './api-error.ts';

/** Seconds between two codes; the server allows three a minute. */
export const resendWait = 30;

/** Seconds to wait after a refusal before another attempt. */
export const waitAfter = (error: unknown): number => (error instanceof ApiError ? (error.retryAfter ?? 0) : 0);

/** Counts seconds down to 0; `restart` resets it. */
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
