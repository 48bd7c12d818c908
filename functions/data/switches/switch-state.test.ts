import { beforeEach, expect, test, vi } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';

const readItem = vi.hoisted(() => vi.fn());
vi.mock('#functions/data/query.ts', () => ({ readItem }));

/** The time of the stopped clock, in milliseconds. */
let now = 0;
const lines: Record<string, unknown>[] = [];
const paymentsOff = { PK: 'SWITCHES', SK: 'STATE', payments: '2026-11-26T20:00:00.000Z' };

/** A container that has just started. */
async function startContainer() {
  vi.resetModules();
  const { clock } = await import('#functions/platform/clock.ts');
  clock.now = () => epochMs(now);
  return import('./switch-state.ts');
}

/** A container that has read the switches once. */
async function startWith(item: object | undefined) {
  readItem.mockResolvedValue(item);
  const state = await startContainer();
  await state.isWorkOff('payments');
  return state;
}

/** A read that answers when the test says so. */
function pendingRead() {
  const answer = Promise.withResolvers<object>();
  readItem.mockReturnValueOnce(answer.promise);
  return answer;
}

beforeEach(() => {
  now = 1_000_000;
  lines.length = 0;
  readItem.mockReset();
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});

test('a cold start waits for no read, and everything is on', async () => {
  pendingRead();
  const { refreshSwitches, isOff } = await startContainer();
  refreshSwitches();
  expect(await isOff('payments')).toBe(false);
});

test('a cold start uses a read that has ended meanwhile', async () => {
  const read = pendingRead();
  const { refreshSwitches, isOff } = await startContainer();
  refreshSwitches();
  read.resolve(paymentsOff);
  await vi.waitFor(async () => expect(await isOff('payments')).toBe(true));
  expect(await isOff('uploads')).toBe(false);
});

test('work that no user waits for waits for the first read', async () => {
  readItem.mockResolvedValue({ ...paymentsOff, notice_mails: paymentsOff.payments });
  const { isWorkOff } = await startContainer();
  expect(await isWorkOff('notice_mails')).toBe(true);
});

test('a container reads at most once in 30 seconds, however many calls it gets', async () => {
  const { refreshSwitches, isOff } = await startWith(undefined);
  const calls = async () => {
    for (let nth = 0; nth < 20; nth += 1) refreshSwitches();
    await isOff('payments');
  };
  await calls();
  now += 29_999;
  await calls();
  expect(readItem).toHaveBeenCalledTimes(1);
  now += 1;
  await calls();
  expect(readItem).toHaveBeenCalledTimes(2);
});

test('a call after 30 seconds knows what was switched meanwhile, and the log says so', async () => {
  const { refreshSwitches, isOff } = await startWith(undefined);
  expect(lines).toEqual([]);
  for (const [item, isExpected, off] of [
    [paymentsOff, true, 'payments'],
    [{}, false, ''],
  ] as const) {
    readItem.mockResolvedValue(item);
    now += 30_000;
    refreshSwitches();
    expect(await isOff('payments')).toBe(isExpected);
    expect(lines.at(-1)).toMatchObject({ code: 'SWITCHES_CHANGED', level: 'WARN', off });
  }
  expect(lines).toHaveLength(2);
});

test('a call waits a moment for a slow read, then uses the last state', async () => {
  const { refreshSwitches, isOff } = await startWith(paymentsOff);
  const read = pendingRead();
  now += 30_000;
  refreshSwitches();
  const started = performance.now();
  expect(await isOff('payments')).toBe(true);
  expect(performance.now() - started).toBeLessThan(2_000);
  read.resolve({});
  await vi.waitFor(async () => expect(await isOff('payments')).toBe(false));
});

test.each([
  ['the table does not answer', () => readItem.mockRejectedValue(new Error('with a secret'))],
  ['the item has another shape', () => readItem.mockResolvedValue({ ...paymentsOff, payments: 7 })],
])('where %s, the last state counts, and the read is repeated after 5 seconds', async (_, fail) => {
  const { refreshSwitches, isOff } = await startWith(paymentsOff);
  fail();
  now += 30_000;
  refreshSwitches();
  expect(await isOff('payments')).toBe(true);
  expect(lines.at(-1)).toMatchObject({ code: 'SWITCHES_UNREADABLE' });
  expect(JSON.stringify(lines)).not.toContain('secret');
  refreshSwitches();
  now += 4_999;
  refreshSwitches();
  await isOff('payments');
  expect(readItem).toHaveBeenCalledTimes(2);
  readItem.mockResolvedValue({});
  now += 1;
  refreshSwitches();
  expect(await isOff('payments')).toBe(false);
});

test('a first read that fails leaves every call on', async () => {
  readItem.mockRejectedValue(new Error('unreachable'));
  const { refreshSwitches, isOff } = await startContainer();
  refreshSwitches();
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ code: 'SWITCHES_UNREADABLE' }));
  expect(await isOff('sign_ups')).toBe(false);
});

test.each([
  ['the table does not answer', () => readItem.mockRejectedValue(new Error('unreachable'))],
  ['the item has another shape', () => readItem.mockResolvedValue({ ...paymentsOff, payments: 7 })],
])('work without any state is left to a repetition where %s, but not for good', async (_, fail) => {
  fail();
  const { isWorkOff } = await startContainer();
  for (const ms of [0, 5_000, 300_000, 294_999]) {
    now += ms;
    await expect(isWorkOff('notice_mails')).rejects.toThrow('The switches were not read yet.');
  }
  now += 1;
  expect(await isWorkOff('notice_mails')).toBe(false);
  readItem.mockResolvedValue({ ...paymentsOff, notice_mails: paymentsOff.payments });
  now += 5_000;
  expect(await isWorkOff('notice_mails')).toBe(true);
});
