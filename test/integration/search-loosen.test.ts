import { beforeAll, beforeEach, expect, it } from 'vitest';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import {
  changedCandidate,
  putNewCandidate,
  readCandidate,
  replaceCandidate,
} from '#functions/entities/candidate/candidate-store.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { bulkWrite } from '#infra/local/demo-data/bulk-write.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import type { Loosening } from '#shared/contracts/search-answers.ts';
import { cefr, claim, job, part, row } from '#shared/domain/languages/fixtures.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const now = epochMs(Date.parse('2026-06-01T00:00:00.000Z'));

const german = (level: string) => ({
  language_requirements: packRequirements(job([part('must', { tag: 'de', min: { reading: cefr(level) } })])),
});
const jobs = Array.from({ length: 24 }, (_, place) =>
  bareJob(place + 1, now, {
    title: place % 2 ? 'Interpreter' : 'Teacher',
    location: place % 3 ? 'Bern' : 'Graz',
    job_type: place % 4 ? 'full-time' : 'contract',
    salary_min: place * 5_000,
    salary_max: place * 5_000 + 1_000,
    salary_currency: 'USD',
    ...german(place % 2 ? 'B2' : 'C1'),
  }),
);

async function putCandidate(id: number) {
  const created = {
    id,
    name: `Quillon ${id}`,
    email: `canary${id}@mail.example`,
    phone: '+919876543210',
    address: 'Wharf 7',
    subtitle: 'Court interpreter',
    skills: id % 2 ? ['law'] : ['medicine'],
    language: '',
    created_at: toIso(epochMs(now - id * 1_000)),
    profile_public: id % 3 > 0,
  };
  await transact({ profile: putNewCandidate(created) });
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error('There is no such candidate.');
  const languages = packLanguages({ languages: [row('de', { reading: [claim(cefr('B2'))] })], modes: [] });
  const summary = { languages, location: id % 2 ? 'Wien' : 'Graz', experience: `${id} years` };
  await transact({ profile: replaceCandidate(changedCandidate(profile, { summary })) });
}

let recruiter = '';

beforeAll(async () => {
  patience.ms = 60_000;
  api.clock.set(now);
  await bulkWrite(
    process.env.DYNAMODB_ENDPOINT ?? '',
    tableName(),
    jobs.map((each) => newJobPut(each).Item),
  );
  for (let id = 501; id <= 506; id += 1) await putCandidate(id);
  ({ token: recruiter } = await makePrincipal('recruiter', 900));
  await api.drainStream();
  await writeSnapshots();
});

beforeEach(() => api.clock.set(epochMs(now + 60_000)));

type Query = Record<string, string | number>;

interface Answer {
  total: number;
  loosenings?: Loosening[];
}

const calls = {
  jobs: async (query: Query): Promise<Answer> => (await api.call(jobSearchCalls.jobs, { query })).body,
  candidates: async (query: Query): Promise<Answer> =>
    (await api.call(candidateSearchCalls.candidates, { query, token: recruiter })).body,
  public: async (query: Query): Promise<Answer> =>
    (await api.call(candidateSearchCalls.publicCandidates, { query })).body,
};

/** The query without a filter; the tests have at most one condition. */
const without = (query: Query, filter: string): Query => {
  const names = { pay: ['salary_min', 'salary_max'], tag: ['tag', 'skill', 'level'] }[filter] ?? [filter];
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
};

it.each([
  ['jobs', { tag: 'de', level: 'B1' }, ['level']],
  ['jobs', { tag: 'de', level: 'B2', keyword: 'Teacher' }, ['keyword', 'level']],
  ['jobs', { tag: 'de', level: 'B2', location: 'Graz', keyword: 'Teacher' }, ['keyword', 'level']],
  ['jobs', { tag: 'fr' }, ['tag']],
  ['jobs', { tag: 'fr', level: 'B2' }, ['tag']],
  ['jobs', { tag: 'fr', level: 'B2', skill: 'reading', location: 'Bern' }, ['tag']],
  ['jobs', { tag: 'fr', keyword: 'Xyzzy' }, []],
  ['jobs', { location: 'Nowhere' }, ['location']],
  ['jobs', { location: 'Nowhere', company: 'Absent' }, []],
  ['jobs', { place: 'Paris', job_type: 'contract' }, ['place']],
  ['jobs', { job_type: 'internship', location: 'Bern' }, ['job_type']],
  ['jobs', { experience: 'executive', location: 'Bern' }, ['experience']],
  ['jobs', { salary_min: 500_000, location: 'Bern' }, ['pay']],
  ['jobs', { salary_min: 100_000, salary_max: 100_500, keyword: 'Teacher' }, ['pay']],
  ['jobs', { language: 'Klingon', keyword: 'Teacher' }, ['language']],
  ['jobs', { keyword: 'Teacher', job_type: 'contract', location: 'Graz', salary_max: 1, sort: 'salary' }, ['pay']],
  ['candidates', { tag: 'de', level: 'C1' }, ['level']],
  ['candidates', { skills: 'law', location: 'Graz' }, ['location', 'skills']],
  ['candidates', { years: '0-1', tag: 'de' }, ['years']],
  ['candidates', { evidence: 'checked', skills: 'law' }, ['evidence']],
  ['candidates', { keyword: 'Xyzzy' }, ['keyword']],
  ['public', { skills: 'law', location: 'Graz' }, ['location', 'skills']],
  ['public', { place: 'Paris' }, ['place']],
] as const)(
  'an empty search of %s by %j says to loosen %j, and truly what that finds',
  async (kind, query, filters) => {
    const { total, loosenings = [] } = await calls[kind]({ ...query });
    expect(total).toBe(0);
    expect(loosenings.map(({ filter }) => filter).sort()).toEqual([...filters].sort());
    for (const { filter, total: counted } of loosenings) {
      expect(counted).toBe((await calls[kind](without({ ...query }, filter))).total);
    }
    const totals = loosenings.map((each) => each.total);
    expect(totals).toEqual([...totals].sort((left, right) => right - left));
  },
);

it.each([
  ['results', { keyword: 'Teacher' }],
  ['no filters', {}],
])('a search with %s says nothing to loosen', async (_, query) => {
  expect((await calls.jobs(query)).loosenings).toBeUndefined();
});

it('names the condition that is too much', async () => {
  const { loosenings } = await calls.jobs({ tag: 'de,fr', level: 'C1,' });
  expect(loosenings).toEqual([{ filter: 'tag', condition: 1, total: 24, total_is_exact: true }]);
});
