import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { dynamodb } from '#functions/data/table.ts';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import { candidateIndex } from '#functions/services/search/candidate-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import type { IndexKind, SearchAnswer, SearchEntry, SearchQuery } from '#functions/services/search/port/port.ts';
import { searchIndex } from '#functions/services/search/search-store.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { measureUnits } from '#test/support/units.ts';
import { benchJobs } from '../bench-jobs.ts';
import { candidateBatches, jobBatches } from './corpus.ts';
import type { Figures, Filled, Searched } from './figures.ts';
import { facetQueries, listQueries, personalQueries } from './questions.ts';
import { startStopwatch, sumOf, type Taken } from './stopwatch.ts';
import type { Subject } from './subject.ts';

/** Candidates whose index is measured by its size only. */
const maxCandidates = 20_000;
/** How often the lists' queries are repeated, and how long searches of one sort go on at most. */
const rounds = 8;
const searchedForMs = 75_000;
/** New jobs whose way into the index is measured. */
const posted = 5;
const reportedEvery = 25_000;

const report = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

/** Measures an engine with this many jobs. */
export async function measureSubject(subject: Subject, size: number): Promise<Figures> {
  const { makeJob, rareWord } = benchJobs();
  const candidates = Math.min(size, maxCandidates);
  report(`${subject.name}: writing ${candidates} candidates and ${size} jobs`);
  const candidatesFilled = await fill(subject, candidateIndex, candidateBatches(candidates), candidates);
  const jobsFilled = await fill(subject, jobIndex, jobBatches(makeJob, size), size);
  const ask = patientAsker();
  report(`${subject.name}: searching`);
  const loading = await subject.loadIndex?.(rareWord);
  const units = measureUnits(dynamodb);
  const now = epochMs(Date.now());
  const lists = await searchAll(subject, ask, await listQueries(rareWord, now), rounds);
  const facets = await searchAll(subject, ask, await facetQueries(rareWord, now), 1);
  const personal = await searchAll(subject, ask, await personalQueries(now), 1);
  const readUnits = units.spent().read / [lists, facets, personal].reduce((sum, { times }) => sum + times.length, 0);
  const memory = await subject.memory();
  const more = await subject.measureMore?.(rareWord);
  report(`${subject.name}: posting new jobs`);
  const foundAfter = await postJobs(subject, ask, makeJob, size);
  return {
    engine: subject.name,
    documents: size,
    jobs: jobsFilled,
    candidates: candidatesFilled,
    lists,
    facets,
    personal,
    memory,
    foundAfter,
    more: { ...loading, ...more, 'read units of a search': readUnits.toFixed(3) },
    load: loadavg()[0] ?? Number.NaN,
  };
}

/** Writes all entries; making them is not measured. */
async function fill(
  subject: Subject,
  kind: IndexKind,
  batches: AsyncIterable<SearchEntry[]>,
  count: number,
): Promise<Filled> {
  const taken: Taken[] = [];
  const filling = await subject.createIndex(kind);
  let written = 0;
  for await (const entries of batches) {
    const writing = startStopwatch(subject.processorTime);
    await filling.write(entries);
    taken.push(writing());
    written += entries.length;
    if (written % reportedEvery === 0) report(`${subject.name}: ${written} ${kind.name} written`);
  }
  const finishing = startStopwatch(subject.processorTime);
  const footprint = await filling.finish();
  const finished = finishing();
  return { count, ...footprint, written: sumOf(taken), finished };
}

type Ask = (query: SearchQuery) => Promise<SearchAnswer | undefined>;

/** Searches as the product does. After a failure it lets the engine's rest pass at once. */
function patientAsker(): Ask {
  let passed = 0;
  return async (query) => {
    const answer = await searchIndex(jobIndex, query, epochMs(Date.now() + passed));
    if (!answer) passed += 10_000;
    return answer;
  };
}

async function searchAll(subject: Subject, ask: Ask, queries: readonly SearchQuery[], most: number): Promise<Searched> {
  for (const query of queries.slice(0, 20)) await ask(query);
  const times: Taken[] = [];
  let unanswered = 0;
  const all = startStopwatch(subject.processorTime);
  const until = performance.now() + searchedForMs;
  for (let turn = 0; turn < most * queries.length && performance.now() < until; turn += 1) {
    const searching = startStopwatch();
    const answer = await ask(queries[turn % queries.length] as SearchQuery);
    times.push(searching());
    if (!answer) unanswered += 1;
  }
  return { times, unanswered, cpu: all().cpu / times.length };
}

/** Stores new jobs; returns after how many milliseconds each is found. */
async function postJobs(
  subject: Subject,
  ask: Ask,
  makeJob: ReturnType<typeof benchJobs>['makeJob'],
  size: number,
): Promise<number[]> {
  const stop = await subject.followChanges();
  await pause(500);
  const delays: number[] = [];
  for (let extra = 1; extra <= posted; extra += 1) {
    const { summary, ...job } = makeJob(size + extra);
    const now = epochMs(Date.now());
    const query = { ...(await jobQuery({ keyword: `quokka ${extra}` }, 'newest', now)), limit: 1, after: undefined };
    const begun = performance.now();
    const description = `Quokka ${extra} keeper`;
    await putNewJob({ ...job, description, summary: { ...summary, created_at: toIso(now) } });
    while (((await ask({ ...query, counted: 'nothing' }))?.found.length ?? 0) === 0) await pause(20);
    delays.push(performance.now() - begun);
  }
  await stop();
  return delays;
}
