import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
let lastPath: string | undefined;

// React warns about layout effects where there is no layout, while the landing page is prerendered.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** New screens begin at the top, Back returns to where one was; changes of the query alone move nothing. */
export const useScrollPosition = (): void => {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  useBrowserLayoutEffect(() => {
    const cameFrom = lastPath;
    lastPath = pathname;
    if (cameFrom === undefined || cameFrom === pathname) return;
    window.scrollTo(0, how === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, how]);
  useEffect(() => {
    const remember = () => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
};
