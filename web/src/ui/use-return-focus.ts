import { useRef } from 'react';

/** The focused element, if any; for an entry of a menu, which disappears, the menu's button. */
const focusedElement = (): Element | null => {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return active === document.body ? null : active;
};

/** For an action whose button disappears with what it acts on; in a dialog that stays open, its title is the heading. */
export const focusMainHeading = (): void => {
  const title = [...document.querySelectorAll<HTMLElement>('[role="dialog"] h2')].at(-1);
  const heading = title ?? document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** Milliseconds in which a screen may move a lost focus itself, such as to the new place of a card. */
const ownFocusMs = 100;

/** Moves a lost focus to the main heading, unless another element gets it before: a key may have moved it on by then. */
const focusMainHeadingLater = (): void => {
  const timer = setTimeout(focusMainHeading, ownFocusMs);
  document.addEventListener('focusin', () => clearTimeout(timer), { once: true });
};

/**
 * Moves the focus to the opener of a dialog. If the opener disappears before the focus moves on, as the button of a row
 * that is loaded again after its action, the main heading gets it.
 */
const focusOpener = (opener: HTMLElement): void => {
  opener.focus();
  const observer = new MutationObserver(() => {
    const active = document.activeElement;
    // The body has it where the opener cannot take it, as while it is disabled.
    if (active === opener || (active === document.body && opener.isConnected)) return;
    observer.disconnect();
    if (active === document.body) focusMainHeadingLater();
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

/**
 * Handlers for the content of a Radix dialog that is opened by state: they remember the focused element and restore the
 * focus. Radix itself restores it only to a `Trigger`, which these dialogs do not have. An element with
 * `data-autofocus` gets the focus when the dialog opens; `autoFocus` would move it before the previous element could be
 * remembered. If the opener no longer exists, as after deleting a row, the main heading gets the focus: otherwise
 * keyboard users would start at the top of the page.
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
      if (!opener.current?.isConnected) {
        // Another element may have taken the focus meanwhile, such as a row that moved.
        if (document.activeElement === document.body) focusMainHeading();
      } else if (opener.current instanceof HTMLElement) focusOpener(opener.current);
    },
  };
};
