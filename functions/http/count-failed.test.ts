import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError } from '#functions/platform/http-error.ts';
import { answerError } from './answer.ts';

/** Each test has a container of its own. */
let countForRelease: typeof import('./count-failed.ts').countForRelease;
const lines: Record<string, unknown>[] = [];
beforeEach(async () => {
  vi.resetModules();
  ({ countForRelease } = await import('./count-failed.ts'));
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

describe('a function of whose latest ten calls three failed outweighs all others of its release', () => {
  const call = (statusCode: number) => countForRelease(context, async () => ({ statusCode }));
  const counted = () => lines.map(({ FailedCalls }) => FailedCalls);
  const broken = 1_000_000;

  test('with its third failure and later ones', async () => {
    for (const status of [500, 200, 500, 404, 503, 200, 500]) await call(status);
    expect(counted()).toEqual([1, 0, 1, 0, broken, 0, broken]);
  });

  test('but not where they are further apart than ten calls', async () => {
    for (const status of [500, 500, ...Array(8).fill(200), 500]) await call(status);
    expect(counted().at(-1)).toBe(1);
  });

  test('nor than ten minutes', async () => {
    for (const minutes of [0, 5, 10]) {
      vi.setSystemTime(minutes * 60_000);
      await call(500);
    }
    expect(counted()).toEqual([1, 1, 1]);
  });
});

test('nothing is counted where releases are not gradual', async () => {
  vi.stubEnv('COUNTED_RELEASE', undefined);
  await countForRelease(context, async () => ({ statusCode: 500 }));
  expect(lines).toEqual([]);
});
