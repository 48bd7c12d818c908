import { useEffect, useState } from 'react';

const stepMs = 15_000;

/** The time in epoch milliseconds, renewed every 15 seconds. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
