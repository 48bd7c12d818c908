import { afterEach, describe, expect, test } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { contradictions } from '#test/support/contradictions.ts';
import { followTable } from '#test/support/handlers.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';
import { type Fault, faultsFor, injectFault } from './inject-fault.ts';
import { stateLines } from './state-text.ts';

const api = await testApi();
const now = Date.now();
const makePair = pairMaker(api);

type Records = Awaited<ReturnType<typeof api.readStream>>;

/** What the stream joins with the shortlist. */
const cases: [name: string, steps: ((pair: Pair) => Promise<unknown>)[]][] = [
  ['a new application with an entry for its job', [(p) => p.add(), (p) => p.move('contacted'), (p) => p.apply()]],
  ['a new application with an entry for no job', [(p) => p.add(''), (p) => p.apply()]],
  ['a hired application with an entry for its job', [(p) => p.add(), (p) => p.apply(), (p) => p.answer('hired')]],
  ['a shortlisted application', [(p) => p.apply(), () => settle(api), (p) => p.answer('shortlisted')]],
  [
    'a shortlisted application with an entry for no job',
    [(p) => p.apply(), () => settle(api), (p) => p.add(''), (p) => p.answer('shortlisted')],
  ],
];

/** Delivers records as the event source does: from the one that failed again. Returns how many deliveries that took. */
async function deliver(records: Records): Promise<number> {
  for (let [rest, deliveries] = [records, 1]; ; deliveries += 1) {
    const { batchItemFailures } = (await followTable({ Records: rest })) ?? { batchItemFailures: [] };
    const [failed] = batchItemFailures;
    if (!failed) return deliveries;
    rest = rest.slice(rest.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed.itemIdentifier));
  }
}

/**
 * Fails each command of the stream's function in turn while it follows records, which are then delivered again.
 * @returns the number of faults that struck
 */
async function tryEachCommand(records: Records, fault: Fault): Promise<number> {
  const found = await tableState(api);
  expect(await deliver(records)).toBe(1);
  const undisturbed = stateLines(await tableState(api));
  for (let nth = 1; ; nth += 1) {
    await restoreTable(api, found);
    const repair = injectFault(dynamodb, nth, fault);
    const deliveries = await deliver(records);
    const at = `${fault} at command ${nth}`;
    if (!repair()) return nth - 1;
    expect(deliveries, at).toBeLessThanOrEqual(2);
    expect([at, stateLines(await tableState(api))]).toEqual([at, undisturbed]);
  }
}

describe('a command to the table fails while an application is joined with the shortlist', () => {
  afterEach(() => api.readStream());

  test.each(cases.flatMap(([name, steps], index) => faultsFor(index).map((fault) => ({ name, fault, steps }))))(
    '$name: its record is delivered again, with the same result: $fault',
    async ({ fault, steps }) => {
      api.clock.set(now);
      const pair = await makePair();
      await settle(api);
      for (const step of steps) await step(pair);
      const struck = await tryEachCommand(await api.readStream(), fault);
      expect(struck).toBeGreaterThan(0);
      expect(await contradictions(api)).toEqual([]);
    },
  );
});
