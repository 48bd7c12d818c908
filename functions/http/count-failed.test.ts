import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError } from '#functions/platform/http-error.ts';
import { answerError } from './answer.ts';
import { countForRelease } from './count-failed.ts';

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('STAGE', 'prod');
  vi.stubEnv('LOG_LEVEL', 'INFO');
  vi.stubEnv('COUNTED_RELEASE', 'abc');
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(JSON.parse(String(text))) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const context = { getRemainingTimeInMillis: () => 15_000 };

describe('a call is counted once, in the embedded metric format, as', () => {
  test.each([
    [200, 0],
    [204, 0],
    [304, 0],
    [400, 0],
    [401, 0],
    [404, 0],
    [429, 0],
    [500, 1],
    [503, 1],
  ])('one of status %i: %i', async (statusCode, FailedCalls) => {
    await expect(countForRelease(context, async () => ({ statusCode }))).resolves.toEqual({ statusCode });
    const of = { CloudWatchMetrics: [expect.objectContaining({ Dimensions: [['Stage', 'Release']] })] };
    expect(lines).toEqual([
      expect.objectContaining({ Stage: 'prod', Release: 'abc', FailedCalls, _aws: expect.objectContaining(of) }),
    ]);
    vi.advanceTimersByTime(20_000);
    expect(lines).toHaveLength(1);
  });

  test.each([
    ['SWITCHED_OFF', 0],
    ['UNAVAILABLE', 1],
  ] as const)('one that answers 503 with %s: %i', async (code, FailedCalls) => {
    await countForRelease(context, () => answerError(new HttpError(code)));
    expect(lines).toMatchObject([{ FailedCalls }]);
  });

  test('failed where it throws', async () => {
    const failing = countForRelease(context, () => Promise.reject(new Error('defect')));
    await expect(failing).rejects.toThrow('defect');
    expect(lines).toMatchObject([{ FailedCalls: 1 }]);
  });

  test('failed just before the function would time out, and not again where it answers at the last moment', async () => {
    const answer = Promise.withResolvers<{ statusCode: number }>();
    const late = countForRelease(context, () => answer.promise);
    vi.advanceTimersByTime(14_700);
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(lines).toMatchObject([{ FailedCalls: 1 }]);
    answer.resolve({ statusCode: 200 });
    await late;
    expect(lines).toHaveLength(1);
  });
});

test('nothing is counted where releases are not gradual', async () => {
  vi.stubEnv('COUNTED_RELEASE', undefined);
  await countForRelease(context, async () => ({ statusCode: 500 }));
  expect(lines).toEqual([]);
});
