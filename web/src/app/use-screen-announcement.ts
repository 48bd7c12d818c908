import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '#web/lib/i18n.ts';
import { siteName } from '#web/lib/site-settings.ts';

let lastPath: string | undefined;

/**
 * Announces a change of screen: sets the document's title, and moves the focus to the main heading, which screen readers
 * then read. The first screen of a visit leaves the focus where the browser put it.
 */
export const useScreenAnnouncement = (name: string): void => {
  const t = useT();
  const { pathname } = useLocation();
  const text = t('common.title', { page: name, product: siteName });
  useEffect(() => {
    document.title = text;
  }, [text]);
  useEffect(() => {
    const isFirst = lastPath === undefined;
    if (lastPath === pathname) return;
    lastPath = pathname;
    if (isFirst) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
};
