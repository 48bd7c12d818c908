import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come close to the viewport; stays true afterwards. */
export const useNearViewport = (ref: RefObject<HTMLElement | null>, margin = '200px'): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near, margin]);
  return near;
};
