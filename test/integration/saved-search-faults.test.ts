import { beforeEach, describe, expect, test } from 'vitest';
import { indexKeys } from '#functions/data/index-keys.ts';
import { clock } from '#functions/platform/clock.ts';
import type { ReportFrequency, SavedFilters } from '#shared/domain/saved-searches.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { runSavedSearches } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';
import { savedSearchSteps } from '#test/support/saved-search-steps.ts';
import { writeTable } from '#test/support/table-access.ts';

const api = await testApi();
const steps = savedSearchSteps(api);
const recruiter = await makePrincipal('recruiter', 8_300_000);

// The inbox is shared with other tests: only this file uses these ids.
let number = 8_300_000;
let candidate: Principal;
let place: string;

/** A candidate with a search, and what the search finds of a job that was just posted waits for the next run. */
async function begin(frequency: ReportFrequency = 'instant', filters: SavedFilters = {}): Promise<void> {
  number += 1;
  place = `Harbour ${number}`;
  candidate = await makePrincipal('candidate', number);
  await steps.save(candidate, { location: place, ...filters }, frequency);
  // The new candidate is compared, too.
  await steps.run();
  // No language is clear, so that the job has two places in the index of searches.
  await makeJob(number, recruiter.id, { location: place, language: 'Any' });
  await steps.settle();
}

const waiting = async () => (await api.scan()).filter(({ entity }) => entity === 'search_task');

describe.each(['before', 'after'] as const)('a run that ends %s any of its requests to the table', (when) => {
  test('is continued by the next one: each result is reported once', { timeout: 120_000 }, async () => {
    for (let nth = 1; ; nth += 1) {
      await begin();
      const repair = breakTableAt(nth, when);
      await runSavedSearches().catch(() => undefined);
      const wasReached = repair();
      await runSavedSearches();
      await runSavedSearches();
      expect(await steps.found(candidate), `request ${nth}`).toEqual([1]);
      expect(await waiting(), `request ${nth}`).toEqual([]);
      if (!wasReached) return;
    }
  });
});

test('a run that is out of time leaves the rest to the next one, which continues where it ended', async () => {
  await begin('instant', { job_type: 'full-time' });
  const start = Date.now();
  let calls = 0;
  // Every look at the clock takes ten seconds.
  clock.now = () => {
    calls += 1;
    return epochMs(start + calls * 10_000);
  };
  await runSavedSearches();
  expect(await waiting()).toMatchObject([{ progress: { place: 'jobs#ANY#full-time' } }]);
  expect(await steps.found(candidate)).toEqual([]);
  for (let run = 1; run <= 3; run += 1) {
    calls = 0;
    await runSavedSearches();
  }
  expect(await waiting()).toEqual([]);
  expect(await steps.found(candidate)).toEqual([1]);
});

test('a task that fails is kept for the next run, and others are done', async () => {
  await begin();
  const [task] = await waiting();
  if (!task) throw new Error('Nothing waits.');
  const first = candidate;
  await makeJob(number + 500_000, recruiter.id, { location: place, language: 'Any' });
  await steps.settle();
  const broken = { ...task, before: 'not JSON' };
  await writeTable([{ put: broken }]);
  await expect(runSavedSearches()).rejects.toThrow('1 steps of the run failed.');
  expect(await steps.found(first)).toEqual([1]);
  await writeTable([{ put: task }]);
  api.clock.set(Date.now() + 2 * 60 * 60 * 1000);
  await runSavedSearches();
  expect(await steps.found(first)).toEqual([1, 1]);
});

describe('what a run costs', () => {
  const spent = async () => {
    api.units.reset();
    await runSavedSearches();
    const { read, write } = api.units.spent();
    return { read, write };
  };
  /** A run that compares a job and notes a result, and one a day later that reports it. */
  const compareAndReport = async () => {
    await begin('daily');
    const compared = await spent();
    const { now } = clock;
    clock.now = () => epochMs(Date.now() + 24 * 60 * 60 * 1000);
    const reported = await spent();
    clock.now = now;
    return { compared, reported };
  };

  beforeEach(() => runSavedSearches());

  test('does not depend on searches that cannot find what is new', async () => {
    expect(await spent()).toEqual({ read: 2.5, write: 0 });
    const before = await compareAndReport();
    expect(before.compared.write).toBe(7);
    expect(before.reported).toEqual({ read: 6.5, write: 10 });
    for (let owner = 1; owner <= 2; owner += 1) {
      const idle = await makePrincipal('candidate', 8_400_000 + owner);
      for (let nth = 1; nth <= 18; nth += 1) {
        const filters =
          nth % 3 === 0 ? { tag: 'fi' } : nth % 3 === 1 ? { job_type: 'internship' } : { location: place };
        await steps.save(idle, filters, nth % 3 === 2 ? 'off' : 'instant');
      }
    }
    await steps.run();
    expect(await spent()).toEqual({ read: 2.5, write: 0 });
    expect(await compareAndReport()).toEqual(before);
  });
});

test('a due search that cannot be read is left out, and others are reported', async () => {
  await begin();
  const { GSI2PK, GSI2SK } = indexKeys.dueSearches(toIso(epochMs(0)), 'unreadable');
  await writeTable([{ put: { PK: 'UNREADABLE', SK: 'UNREADABLE', GSI2PK, GSI2SK, card: {} } }]);
  await runSavedSearches();
  expect(await steps.found(candidate)).toEqual([1]);
});
