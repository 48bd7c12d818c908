import { afterEach, beforeEach } from 'vitest';
import type { TestApi } from './api.ts';
import { type Cast, castWorld } from './cast.ts';
import { restoreTable, type TableState, tableState } from './table-state.ts';

/**
 * The accounts and records of `castWorld`, the same before each case of a test file: what a case changes is put back
 * after it, and the clock stands still. So no session is touched, an unchanged table is exactly the same, and two runs
 * of the same calls lead to the same times. Call it at the top of the file, after `testApi`.
 * @param now milliseconds at which the clock stands
 * @param more makes what the file's cases need besides
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
