/** Resolves when the page is loaded and the browser has nothing more urgent to do, at the latest some seconds later. */
export const whenIdle = async (): Promise<void> => {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 2_000);
  });
};
