import { afterEach, beforeEach } from 'vitest';
import type { TestApi } from './api.ts';
import { type Cast, castWorld } from './cast.ts';
import { restoreTable, type TableState, tableState } from './table-state.ts';

/**
 * Creates the accounts and records of `castWorld`, restores them after each case, and stops the clock. So no call
 * updates the last use of a session, an unchanged table is exactly equal, and two runs of the same calls lead to the
 * same times. Call it at the top of the file, after `testApi`.
 * @param now time of the stopped clock, in epoch milliseconds
 * @param more creates further items that the file's cases need
 */
export async function restoreWorldBeforeEach(
  api: TestApi,
  now: number,
  more?: () => Promise<void>,
): Promise<{ cast: Cast; world: TableState }> {
  api.clock.set(now);
  const cast = await castWorld();
  await more?.();
  const world = await tableState(api);
  beforeEach(() => api.clock.set(now));
  afterEach(() => restoreTable(api, world));
  return { cast, world };
}
