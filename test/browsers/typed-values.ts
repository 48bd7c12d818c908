import type { BrowserContext } from '@playwright/test';

interface Tracked extends EventTarget {
  value?: string;
  /** What React last saw in a field: it ignores an input event whose value it has seen. */
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Lets React see what Playwright fills in where it sets a field's value from within the page, which React takes for its own
 * doing. In Chromium Playwright types as a person does.
 */
export const noticeFilledValues = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const notice = ({ isTrusted, target }: { isTrusted: boolean; target: Tracked | null }) => {
      if (!isTrusted) target?._valueTracker?.setValue(`not ${target.value}`);
    };
    window.addEventListener('input', notice, true);
  });
