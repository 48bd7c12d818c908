import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { job, part } from '#shared/domain/languages/fixtures.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const now = epochMs(Date.parse('2026-06-01T00:00:00.000Z'));

/** What nothing in a job is called: its text names no language. */
const requiring = (tag: string) => ({
  language: 'See below',
  language_requirements: packRequirements(job([part('must', { tag, min: {} })])),
});

const jobs = [
  bareJob(1, now, { title: 'Medical translator', location: 'Köln', language: 'German' }),
  bareJob(2, now, { title: 'Übersetzerin', location: 'Zürich', ...requiring('de') }),
  bareJob(3, now, { title: 'Teacher, home office', location: 'Berlin', ...requiring('zh') }),
  bareJob(4, now, { title: 'Dubbing of films', location: 'Köln', language: 'Mandarin' }),
  bareJob(5, now, { title: 'Email support', location: 'Graz', language: 'Deutsch' }),
  ...Array.from({ length: 30 }, (_, place) => bareJob(100 + place, now, { title: 'Proofreader', language: 'Czech' })),
];

async function putCandidate(id: number, name: string, subtitle: string, language: string) {
  const created = {
    id,
    name,
    email: `canary${id}@mail.example`,
    phone: '+919876543210',
    address: 'Wharf 7',
    subtitle,
    skills: [],
    language,
    created_at: toIso(epochMs(now - id * 1_000)),
    profile_public: true,
  };
  await transact({ profile: putNewCandidate(created) });
  const profile = await readCandidate(id, true);
  if (profile)
    await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { location: 'Wien' } })) });
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
  await putCandidate(501, "Sean Quillonsson O'Xantho", 'Court interpreter, called Quillonsson and O’Xantho', 'German');
  await putCandidate(502, 'Jürgen Zwöllmüller', 'Übersetzer by Zwoellmueller', 'Mandarin Chinese');
  ({ token: recruiter } = await makePrincipal('recruiter', 900));
  await api.drainStream();
  await writeSnapshots();
});

beforeEach(() => api.clock.set(epochMs(now + 60_000)));

const idsIn = (items: readonly { id: number }[]) => items.map(({ id }) => id).sort((left, right) => left - right);

async function findJobs(query: Record<string, string | number>) {
  const { status, body } = await api.call(jobSearchCalls.jobs, { query: { limit: 20, ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...body, ids: idsIn(body.items) };
}

async function findPeople(query: Record<string, string | number>) {
  const { status, body } = await api.call(candidateSearchCalls.candidates, { query, token: recruiter });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...body, ids: idsIn(body.items) };
}

describe('a language by any of its names', () => {
  it.each(['German', 'german', 'Deutsch', 'deutsch', 'allemand', 'alemán', 'الألمانية', 'जर्मन', 'ドイツ語'])(
    '%s finds jobs that say it in a text, and those that ask for it',
    async (language) => {
      expect((await findJobs({ language })).ids).toEqual([1, 2, 5]);
      const { body } = await api.call(jobCalls.list, { query: { language } });
      expect(idsIn(body)).toEqual([1, 2, 5]);
      expect((await findPeople({ language })).ids).toEqual([501]);
    },
  );

  it.each(['Mandarin', 'Chinese', 'Chinesisch', '中文', 'chinois', 'Mandarin Chinese'])(
    '%s finds what is Chinese',
    async (language) => {
      expect((await findJobs({ language })).ids).toEqual([3, 4]);
      expect((await findPeople({ language })).ids).toEqual([502]);
      const { body } = await api.call(candidateCalls.listMasked, { query: { language }, token: recruiter });
      expect(idsIn(body)).toEqual([502]);
    },
  );

  it('is still searched as a part of the text', async () => {
    expect((await findJobs({ language: 'see bel' })).ids).toEqual([2, 3]);
    expect((await findJobs({ language: 'Klingon' })).ids).toEqual([]);
  });
});

describe('a search in another spelling', () => {
  it.each([
    [{ location: 'Koeln' }, [1, 4]],
    [{ location: 'Koln' }, [1, 4]],
    [{ location: 'zuerich' }, [2]],
    [{ keyword: 'uebersetzerin' }, [2]],
    [{ keyword: 'e-mail' }, [5]],
    [{ keyword: 'e mail' }, [5]],
    [{ keyword: 'home-office' }, [3]],
  ])('%j finds jobs %j, in both calls', async (query, ids) => {
    const found = await findJobs(query);
    expect(found.ids).toEqual(ids);
    expect(found.corrected).toBeUndefined();
    const { body } = await api.call(jobCalls.list, { query });
    expect(idsIn(body)).toEqual(ids);
  });

  it('finds candidates', async () => {
    expect((await findPeople({ keyword: 'uebersetzer' })).ids).toEqual([502]);
  });
});

describe('a typo where nothing else is found', () => {
  it.each([
    ['tranlator', 'tranlator', 'translator', [1]],
    ['Tranlator', 'Tranlator', 'translator', [1]],
    ['medical trasnlator', 'trasnlator', 'translator', [1]],
    ['uebersezterin', 'uebersezterin', 'uebersetzerin', [2]],
    ['Übersezterin', 'Übersezterin', 'Übersetzerin', [2]],
    ['homeoffice', 'homeoffice', 'home office', [3]],
    ['suport', 'suport', 'support', [5]],
  ])('%s is corrected, and the answer says so', async (keyword, from, to, ids) => {
    const found = await findJobs({ keyword });
    expect(found.corrected).toEqual([{ from, to }]);
    expect(found.ids).toEqual(ids);
    expect(found.total).toBe(ids.length);
  });

  it.each([
    ['in quotation marks', { keyword: '"tranlator"' }],
    ['of four letters', { keyword: 'fims' }],
    ['of two edits', { keyword: 'tranltor' }],
    ['whose correction the other filters exclude', { keyword: 'tranlator', location: 'Graz' }],
    ['beside a word that nothing has', { keyword: 'tranlator quokka' }],
  ])('%s is not corrected', async (_, query) => {
    const found = await findJobs(query);
    expect(found.corrected).toBeUndefined();
    expect(found.items).toEqual([]);
  });

  it('is not corrected by the documented list', async () => {
    const { body } = await api.call(jobCalls.list, { query: { keyword: 'tranlator' } });
    expect(body).toEqual([]);
  });

  it('is corrected on every page', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { keyword: 'prooofreader', limit: 8, ...(cursor && { cursor }) };
      const { body, next } = await api.call(jobSearchCalls.jobs, { query });
      expect(body.corrected).toEqual([{ from: 'prooofreader', to: 'Proofreader' }]);
      seen.push(...body.items.map(({ id }: { id: number }) => id));
      cursor = next;
    } while (cursor);
    expect(idsIn(seen.map((id) => ({ id })))).toEqual(jobs.slice(5).map(({ summary }) => summary.id));
  });

  it('is corrected in the searches for candidates, signed in and public', async () => {
    const found = await findPeople({ keyword: 'interpeter' });
    expect(found.corrected).toEqual([{ from: 'interpeter', to: 'interpreter' }]);
    expect(found.ids).toEqual([501]);
    const { body } = await api.call(candidateSearchCalls.publicCandidates, { query: { keyword: 'interpeter' } });
    expect(body.corrected).toEqual([{ from: 'interpeter', to: 'interpreter' }]);
    expect(idsIn(body.items)).toEqual([501]);
  });

  it.each([
    ...['Quillonsson', 'Quillonson', 'Quilonsson', 'uQillonsson', 'Xantho', 'Xanhto', 'OXantho', "O'Xantho", 'oxanhto'],
    ...['Zwöllmüller', 'Zwoellmueller', 'Zwollmuller', 'Zwoelmueller', 'Zwollmuler', 'canary501', 'canary50', 'Jürgne'],
  ])('never leads to a name or an address: %s', async (keyword) => {
    const found = await findPeople({ keyword });
    expect(found.items).toEqual([]);
    expect(found.corrected).toBeUndefined();
  });
});
