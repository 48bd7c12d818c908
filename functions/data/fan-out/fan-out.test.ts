import { beforeEach, expect, test, vi } from 'vitest';
import type { PageRequest } from '../page.ts';

const { pause } = vi.hoisted(() => ({ pause: vi.fn(async (_ms: number) => undefined) }));
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));
// A test file before it in this process may have loaded the module with the real timer.
vi.resetModules();
const { fanOut, fanOutStep, stepsOfRun } = await import('./fan-out.ts');

beforeEach(() => {
  pause.mockClear();
});

/** Reads a list of numbers; `isIncluded` filters a page after its limit, as DynamoDB does. */
const pagesOf =
  (count: number, isIncluded = (_: number) => true) =>
  async ({ limit, start }: PageRequest) => {
    const first = Number(start?.after ?? 0);
    const items = Array.from({ length: Math.min(limit, count - first) }, (_, place) => first + place);
    return { items: items.filter(isIncluded), next: first + limit < count ? { after: first + limit } : undefined };
  };

test('every item is written once, and each step but the last lasts its least time', async () => {
  const written: number[] = [];
  await fanOut(pagesOf(60), async (item) => written.push(item));
  expect(written).toEqual(Array.from({ length: 60 }, (_, item) => item));
  expect(pause.mock.calls).toEqual([[fanOutStep.ms], [fanOutStep.ms]]);
});

test('a list of one step, and pages without items to write, do not wait', async () => {
  const written: number[] = [];
  await fanOut(pagesOf(25), async (item) => written.push(item));
  await fanOut(
    pagesOf(100, (item) => item === 99),
    async (item) => written.push(item),
  );
  expect(written.length).toBe(26);
  expect(pause).not.toHaveBeenCalled();
});

test('a run leaves the rest of a long list to the next ones, which write every item once', async () => {
  const written: number[] = [];
  const ofRun = fanOutStep.size * stepsOfRun;
  const list = pagesOf(2 * ofRun + 1);
  const write = async (item: number) => written.push(item);
  const second = await fanOut(list, write);
  expect(written).toHaveLength(ofRun);
  const third = await fanOut(list, write, second);
  expect(written).toHaveLength(2 * ofRun);
  expect(await fanOut(list, write, third)).toBeUndefined();
  expect(written).toEqual(Array.from({ length: 2 * ofRun + 1 }, (_, item) => item));
});

test('a run that ends with its list leaves nothing', async () => {
  expect(await fanOut(pagesOf(fanOutStep.size * stepsOfRun), async () => undefined)).toBeUndefined();
});

test('records behind a run wait for less than a second', () => {
  // A step reads a page and writes its items, some 5 ms, and waits.
  expect(stepsOfRun * (fanOutStep.ms + 5)).toBeLessThan(1_000);
});

test('a step writes no more than a partition takes, with room for what people write', () => {
  const perSecond = (fanOutStep.size / fanOutStep.ms) * 1_000;
  expect(perSecond).toBeLessThanOrEqual(0.75 * 1_000);
});

test('a write that fails ends the fan-out', async () => {
  const written: number[] = [];
  const failing = fanOut(pagesOf(60), async (item) => {
    if (item === 30) throw new Error('The store did not answer.');
    written.push(item);
  });
  await expect(failing).rejects.toThrow('The store did not answer.');
  expect(written.length).toBeLessThan(50);
});
