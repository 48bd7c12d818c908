import type { SQSRecord } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#functions/platform/clock.ts';
import { minuteMs } from '#shared/domain/time.ts';

const codes: unknown[] = [];
beforeEach(() => {
  codes.length = 0;
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.stubEnv('LOG_LEVEL', 'INFO');
  vi.stubEnv('SEARCH_ENDPOINT', 'http://127.0.0.1:9');
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => codes.push(JSON.parse(String(line)).code) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// The queue delivers a change that fails after 6, 12, 18 and 24 minutes again; then it is among the dead letters.
test.each<[when: string, late: boolean, minutes?: number]>([
  ['at once', false, 0],
  ['at its third attempt', false, 12],
  ['after a quarter of an hour', false, 15],
  ['later', true, 15.1],
  ['at its fourth attempt', true, 18],
  ['at its last attempt', true, 24],
  ['by an operator', false],
])('a change that is delivered %s, whatever becomes of it, is late: %s', async (_, late, minutes) => {
  const { handler } = await import('./write-search-documents.ts');
  const attributes = minutes !== undefined && { SentTimestamp: String(clock.now() - minutes * minuteMs) };
  const record = { messageId: 'm', body: 'not readable', ...(attributes && { attributes }) } as SQSRecord;
  expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: [{ itemIdentifier: 'm' }] });
  expect(codes).toEqual([...(late ? ['SEARCH_CHANGES_LATE'] : []), 'EVENT_FAILED']);
});
