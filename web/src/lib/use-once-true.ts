import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a condition was true in any render so far. Where it was false at first, what it shows is rendered as a transition:
 * in short steps instead of one long task.
 */
export const useOnceTrue = (isTrue: boolean): boolean => {
  const [wasTrue, setWasTrue] = useState(isTrue);
  useEffect(() => {
    if (isTrue) startTransition(() => setWasTrue(true));
  }, [isTrue]);
  return wasTrue;
};
