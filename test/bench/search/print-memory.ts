import { setTimeout as pause } from 'node:timers/promises';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { searchIndex } from '#functions/services/search/search-store.ts';
import { epochMs } from '#shared/domain/time.ts';
import { benchJobs } from '../bench-jobs.ts';
import { facetQueries, listQueries } from './questions.ts';

// A process of its own, as a function is: loads the snapshot of the jobs, searches, and prints the resident memory in bytes
// before and after. The environment names the world with the snapshot.

/** Of searches before the index is loaded: a minute or more. */
const maxAttempts = 1_000;

const { rareWord } = benchJobs();
const now = epochMs(Date.now());
const queries = [...(await listQueries(rareWord, now)), ...(await facetQueries(rareWord, now))];
globalThis.gc?.();
const before = process.memoryUsage.rss();
let attempts = 0;
for (const query of queries) {
  while (!(await searchIndex(jobIndex, query, epochMs(Date.now())))) {
    attempts += 1;
    if (attempts > maxAttempts) throw new Error('The index was not loaded.');
    await pause(50);
  }
}
process.stdout.write(`${JSON.stringify({ before, after: process.memoryUsage.rss() })}\n`);
process.exit();
