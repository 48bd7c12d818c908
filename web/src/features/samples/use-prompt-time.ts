import { useEffect, useState } from 'react';

/**
 * Seconds that are left for a prompt, counted from when it arrived here: the clocks of browsers differ from the
 * server's, which decides.
 */
export const usePromptTime = (promptId: string | undefined, seconds: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (promptId === undefined) return;
    const end = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [promptId, seconds]);
  return left;
};
