import { useRef } from 'react';

/** What has the focus; for an entry of a menu, which goes away, the button that the menu belongs to. */
const focusedElement = (): Element | null => {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : (active ?? null);
};

const focusMainHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/**
 * Handlers for the content of a Radix dialog that is opened by state: remembers what had the focus, and gives it back.
 * Radix itself gives it only to a `Trigger`, which these dialogs do not have. An element with `data-autofocus` gets the
 * focus when the dialog opens; with `autoFocus`, it would have it before anything could be remembered. Where the opener is
 * gone, as with a row that was deleted, the main heading gets the focus: else the keyboard would start at the page's top.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = focusedElement();
      const first = event.target instanceof Element ? event.target.querySelector('[data-autofocus]') : null;
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!opener.current?.isConnected) focusMainHeading();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
};
