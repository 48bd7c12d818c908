/** Resolves once what was just rendered is painted; at once in a hidden tab, where nothing is. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
