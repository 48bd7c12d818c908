import { expect } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import type { TestApi } from '#test/support/api.ts';
import { followTable } from '#test/support/handlers.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';
import { type Fault, injectFault } from './inject-fault.ts';
import { stateLines } from './state-text.ts';

type Records = Awaited<ReturnType<TestApi['readStream']>>;

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
export async function tryEachCommand(api: TestApi, records: Records, fault: Fault): Promise<number> {
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
