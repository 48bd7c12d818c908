import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

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
  // Beacons, whose different bodies Playwright does not see.
  /^sent twice: POST \S+\/api\/browser-reports $/,
  // Of the viewers of documents in WebKit and Firefox.
  /webkit-pdfjs-viewer:\/\//,
  /^console (?:log|warning): (?:PDF [0-9a-f]{32} \[|Warning: Indexing all PDF objects)/,
];

/** Leaving a screen aborts its requests, in the words of Chromium, Firefox and WebKit. */
const aborted = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled'];

export const createProblems = (): Problems => {
  const found: string[] = [];
  const allowed = [...always];
  return {
    found,
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
};

/** Records the writes that a page sends while an equal one of its own is in flight: two submissions of one press. */
const watchWrites = (found: string[]) => {
  const inFlight = new Map<Request, string>();
  return {
    start: (request: Request) => {
      if (request.method() === 'GET' || !new URL(request.url()).pathname.startsWith('/api/')) return;
      const write = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
      const equal = [...inFlight].find(([other, sent]) => sent === write && other.frame() === request.frame());
      if (equal) found.push(`sent twice: ${write}`);
      inFlight.set(request, write);
    },
    end: (request: Request) => {
      inFlight.delete(request);
    },
  };
};

/**
 * Records every console message (refusals by the Content-Security-Policy among them), exception, failed request, 5xx and
 * write that is sent twice. Ends with the context, or with a call of the result.
 */
export const watch = (context: BrowserContext, { found }: Problems): (() => void) => {
  const onConsole = (message: ConsoleMessage) => {
    found.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  };
  const onError = (error: WebError) => found.push(`exception: ${error.error().stack ?? error.error().message}`);
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!aborted.includes(reason)) found.push(`request failed: ${reason} ${request.url()}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 500) found.push(`answer ${response.status()} of ${response.url()}`);
  };
  const writes = watchWrites(found);
  context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailure).on('response', onResponse);
  context.on('request', writes.start).on('requestfinished', writes.end).on('requestfailed', writes.end);
  return () => {
    context
      .off('console', onConsole)
      .off('weberror', onError)
      .off('requestfailed', onFailure)
      .off('response', onResponse)
      .off('request', writes.start)
      .off('requestfinished', writes.end)
      .off('requestfailed', writes.end);
  };
};
