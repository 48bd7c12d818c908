import type { BrowserContext } from '@playwright/test';

/** Problems in the browser that the page does not show, and those that a test provokes on purpose. */
export interface Problems {
  found: string[];
  /** Expects problems like this one for the rest of the test. */
  allow(pattern: RegExp): void;
  unexpected(): string[];
}

/** Expected responses: the API answers 404 for a free address, or for a job without an application. */
const always = [
  /status of 404 .*\/api\/(candidate|recruiter)\/send-otp/,
  /status of 404 .*\/api\/applications\/check\//,
];

export const createProblems = (): Problems => {
  const found: string[] = [];
  const allowed = [...always];
  return {
    found,
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
};

/** Records every console error and warning (refusals by the Content-Security-Policy among them), exception, failed request and 5xx. */
export const watch = (context: BrowserContext, { found }: Problems): void => {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      found.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  context.on('weberror', (error) => found.push(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a screen aborts its requests.
    if (reason !== 'net::ERR_ABORTED') found.push(`request failed: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) found.push(`answer ${response.status()} of ${response.url()}`);
  });
};
