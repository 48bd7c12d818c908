import type { BrowserContext } from '@playwright/test';

/**
 * Makes each press of a button two events in one task, before anything is rendered again: as password managers, scripts and
 * fast double presses do. Enter in a form presses its button. Buttons that open and close something are left out.
 */
export const pressTwice = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // The element `dialog` is that of the card checkout's stand-in, which is not ours.
      if (
        !event.isTrusted ||
        !button ||
        button.matches('[aria-haspopup], [aria-expanded], [popovertarget], [role], dialog *')
      )
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Not by `click()`: for a press of Enter the browser ignores it.
      for (const _ of ['first', 'second']) button.dispatchEvent(new MouseEvent('click', event));
    };
    window.addEventListener('click', press, true);
  });
