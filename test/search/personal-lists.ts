import * as fc from 'fast-check';
import { expect } from 'vitest';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobTypes } from '#shared/domain/job-terms.ts';
import { offeredModes, storedRows } from '#shared/domain/languages/arbitraries.ts';
import { cefr, claim, row } from '#shared/domain/languages/fixtures.ts';
import type { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makePostings, type Posting, personalOrder, type Seeker } from './fitting-jobs.ts';
import { jobResult } from './job-result.ts';

/** When the lists are read: a day after the jobs were posted. */
export const listsAt = Date.parse('2026-06-02T12:00:00.000Z');
const today = '2026-06-02';

/** Other jobs in each run; `FIT_SEED` repeats those of a failure. */
const jobsSeed = Number(process.env.FIT_SEED ?? Math.floor(Math.random() * 2 ** 31));
const postings = makePostings(jobsSeed);

export const postAll = async () => {
  for (const { stored } of postings) await putNewJob(stored);
};

const levels = ['A2', 'B1', 'B2', 'C1'];
/** People of whom many jobs require a language that they state, beside those who state anything. */
const usual = fc
  .dictionary(fc.constantFrom('de', 'en', 'fr', 'ja', 'zh'), fc.constantFrom(...levels), { minKeys: 1 })
  .map((stated) =>
    Object.entries(stated).map(([tag, level]) => row(tag, { spoken_interaction: [claim(cefr(level))] })),
  );
const seekers: fc.Arbitrary<Seeker> = fc.record({ rows: fc.oneof(usual, storedRows), modes: offeredModes });

const filters = fc.record(
  {
    job_type: fc.constantFrom(...jobTypes.slice(0, 3)),
    location: fc.constantFrom('Lisbon', 'graz'),
    tag: fc.constantFrom('de', 'en', 'ja'),
  },
  { requiredKeys: [] },
);
type Filters = typeof filters extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether a job meets all filters, by the rules of the domain. */
const meets = ({ job_type, location, tag }: Filters, { stored: { summary }, requested }: Posting): boolean =>
  (job_type === undefined || summary.job_type === job_type) &&
  (location === undefined || summary.location.toLowerCase() === location.toLowerCase()) &&
  (tag === undefined || jobResult(requested, { tag }) === 'met');

/** Without languages, the newest first. */
const newestFirst = (among: readonly Posting[]): number[] =>
  among
    .toSorted(
      ({ stored: { summary: left } }, { stored: { summary: right } }) =>
        right.created_at.localeCompare(left.created_at) || right.id - left.id,
    )
    .map(({ stored }) => stored.summary.id);

/**
 * Compares the lists of new people, with filters, page by page through the call, with a comparison with every job. Each run
 * draws others; a failure is shrunk and names its seeds.
 */
export async function comparePersonalLists(
  api: Awaited<ReturnType<typeof testApi>>,
  { runs, ms }: { runs: number; ms: number },
): Promise<void> {
  const { token } = await makePrincipal('candidate', 1);

  async function state({ rows, modes }: Seeker) {
    const profile = await readCandidate(1, true);
    if (!profile) throw new Error('There is no such candidate.');
    const languages = packLanguages({ languages: [...rows], modes: [...modes] });
    await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { languages } })) });
  }

  async function listOf(query: Filters & { sort: 'fit' | 'match' }, limit: number): Promise<number[]> {
    const ids: number[] = [];
    let cursor: string | undefined;
    do {
      const { status, body, next } = await api.call(jobSearchCalls.jobs, {
        token,
        query: { ...query, limit, ...(cursor && { cursor }) },
      });
      expect(status).toBe(200);
      ids.push(...body.items.map(({ id }: { id: number }) => id));
      cursor = next;
    } while (cursor !== undefined && ids.length <= postings.length);
    return ids;
  }

  const sorts = fc.constantFrom('fit' as const, 'match' as const);
  await fc.assert(
    fc.asyncProperty(seekers, filters, sorts, fc.integer({ min: 7, max: 50 }), async (seeker, given, sort, limit) => {
      await state(seeker);
      const among = postings.filter((posting) => meets(given, posting));
      const expected =
        seeker.rows.length === 0 ? newestFirst(among) : personalOrder(seeker, today, sort === 'fit', among);
      expect(await listOf({ ...given, sort }, limit), `the jobs of FIT_SEED=${jobsSeed}`).toEqual(expected);
    }),
    { numRuns: runs, interruptAfterTimeLimit: ms },
  );
}
