import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
let lastPath: string | undefined;

// React warns about layout effects without a layout, which is the case while the landing page is prerendered.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Scrolls new screens to the top; Back restores the position; changes of the query alone do not scroll. */
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
