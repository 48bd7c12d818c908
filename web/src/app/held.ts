declare global {
  interface Window {
    /**
     * Ends what `public/before-paint.js` began; returns the buttons pressed and the forms sent meanwhile, in order. Gone
     * once the page listens.
     */
    letGo?: () => (HTMLButtonElement | HTMLFormElement)[];
  }
}

const letGo = () => {
  const held = window.letGo?.() ?? [];
  delete window.letGo;
  return held;
};

/** Lets presses through to the page from now on, and forgets those of before. */
export const forgetHeld = (): void => {
  letGo();
};

const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Lets presses through, and does again, one after the other, what was pressed or sent on a prerendered page before its
 * code came. Call it once the page is alive.
 */
export const replayHeld = async (): Promise<void> => {
  for (const target of letGo()) {
    // What was filled in or pressed before is rendered then.
    await rendered();
    for (const busy of [target, ...target.querySelectorAll('button')]) busy.removeAttribute('aria-busy');
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  }
};
