import { expect, type Locator, type Page } from '@playwright/test';

/** What becomes of a write, one attempt after the other; the next one succeeds. */
const outcomes = ['a failure of the server', 'a busy server', 'a time-out', 'a lost answer'] as const;

/** The answers of the API to a failure of its own, and to more calls than it takes. */
const refusals = {
  'a failure of the server': { code: 'INTERNAL', detail: 'Something went wrong on our side. Please try again.' },
  'a busy server': { code: 'UNAVAILABLE', detail: 'The service is busy. Please try again in a moment.' },
} as const;

/** Sends a form until it succeeds, through every failure: each one is said beside what was typed, which stays. */
export const sendThroughFailures = async (
  page: Page,
  form: {
    /** The call of the form, and how long it may take in minutes and seconds, such as `00:11`. */
    address: string;
    timeLimit: string;
    submit: Locator;
    alert: Locator;
    /** The text without an answer of the server's own. */
    failure: string;
    /** Fails unless what was typed is still there. */
    expectTyped: () => Promise<void>;
  },
): Promise<(string | null)[]> => {
  const keys: (string | null)[] = [];
  await page.route(form.address, async (route) => {
    if (!['POST', 'PUT'].includes(route.request().method())) return route.fallback();
    const outcome = outcomes[keys.length];
    keys.push(await route.request().headerValue('idempotency-key'));
    if (outcome === 'a failure of the server') return route.fulfill({ status: 500, json: refusals[outcome] });
    if (outcome === 'a busy server') return route.fulfill({ status: 503, json: refusals[outcome] });
    // It is never answered.
    if (outcome === 'a time-out') return;
    const response = await route.fetch();
    return outcome === 'a lost answer' ? route.abort() : route.fulfill({ response });
  });
  for (const [done, outcome] of outcomes.entries()) {
    // On a busy machine the right to send may still be loading.
    await expect(form.submit, outcome).toBeEnabled();
    await form.submit.press('Enter');
    await expect.poll(() => keys.length, outcome).toBe(done + 1);
    if (outcome === 'a time-out') await page.clock.fastForward(form.timeLimit);
    const text = outcome in refusals ? refusals[outcome as keyof typeof refusals].detail : form.failure;
    await expect(form.alert, outcome).toHaveText(text);
    await expect(form.submit, outcome).toBeEnabled();
    await form.expectTyped();
  }
  await form.submit.press('Enter');
  await expect.poll(() => keys.length).toBe(outcomes.length + 1);
  return keys;
};
