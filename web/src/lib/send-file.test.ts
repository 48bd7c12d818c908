import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerLimitMs, sendFile, stallLimitMs } from './send-file.ts';

/** A request that the test moves on. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  isAborted = false;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  send() {}
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  progress(loaded: number) {
    this.upload.onprogress?.({ loaded, total: 100 });
  }
  answer(status: number) {
    this.status = status;
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = () => {
  const controller = new AbortController();
  const parts: number[] = [];
  const options = { onProgress: (part: number) => void parts.push(part), signal: controller.signal };
  const outcome = sendFile({ url: 'https://files.test/', fields: {} }, new Blob(['x']), options).then(
    () => 'sent',
    (error: Error) => error.message,
  );
  return { outcome, parts, request: FakeRequest.last, controller };
};

test('a slow upload goes on as long as something is sent', async () => {
  const { outcome, parts, request } = begin();
  for (const loaded of [10, 50, 90, 100]) {
    vi.advanceTimersByTime(stallLimitMs - 1);
    request.progress(loaded);
  }
  vi.advanceTimersByTime(answerLimitMs - 1);
  request.answer(204);
  expect(await outcome).toBe('sent');
  expect(parts).toEqual([0.1, 0.5, 0.9, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['before the first byte', [], stallLimitMs],
  ['at 90 percent', [50, 90], stallLimitMs],
  ['after the last byte, without an answer', [50, 100], answerLimitMs],
])('an upload that stops %s fails as a lost connection does', async (_, steps, limitMs) => {
  const { outcome, request } = begin();
  for (const loaded of steps) request.progress(loaded);
  vi.advanceTimersByTime(limitMs - 1);
  expect(request.isAborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(request.isAborted).toBe(true);
  expect(await outcome).toBe('The file store answered 0.');
});

test('a cancelled upload ends at once with the reason', async () => {
  const { outcome, request, controller } = begin();
  controller.abort(new Error('cancelled'));
  expect(request.isAborted).toBe(true);
  expect(await outcome).toBe('cancelled');
  expect(vi.getTimerCount()).toBe(0);
});
