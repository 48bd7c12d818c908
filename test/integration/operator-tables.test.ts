import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { indexKeys } from '#functions/data/index-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { addFirstLanguage } from '#functions/entities/candidate/add-language.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { dueReminders } from '#functions/entities/interview/interview-reminders.ts';
import { insertInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { applicantCounts, hasApplicantCount } from '#functions/entities/job/applicant-count-store.ts';
import { newSearch, searchesAt } from '#functions/entities/saved-search/saved-search-store.ts';
import { addToJobStats, addToStatistics, readStatistics } from '#functions/entities/statistics/statistics-store.ts';
import { loadTask, taskNames } from '#infra/operator/run-operator.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { epochMs, type IsoInstant, isoInstant, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { settle } from '#test/support/belongings.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
let empty: TableState | undefined;
beforeEach(async () => {
  addDeployedStage(aws);
  if (empty) await restoreTable(api, empty);
  empty ??= await tableState(api);
});

const run = (task: string, ...args: string[]) => runTask([task, ...stage, ...args]);

describe('the command line', () => {
  test('lists the tasks, and explains each with its options', async () => {
    const overview = await runTask(['--help']);
    expect(overview.code).toBe(0);
    for (const name of taskNames) {
      expect(overview.out).toContain(name);
      const { code, out } = await runTask([name, '--help']);
      expect(code).toBe(0);
      for (const option of Object.keys((await loadTask(name)).options)) expect(out).toContain(`--${option}`);
    }
  });

  test('refuses an unknown task and a missing one', async () => {
    expect(await runTask(['rebuild'])).toMatchObject({ code: 2, errors: expect.stringContaining('first-admin') });
    expect((await runTask([])).code).toBe(2);
  });

  test('needs a deployment that has the outputs', async () => {
    delete aws.stacks['LanguageJobPortal-test']?.TableName;
    expect(await run('plans')).toMatchObject({ code: 2, errors: expect.stringContaining('no output TableName') });
  });
});

/** An interview whose time is not agreed. */
const interviewOf = (id: string, at: IsoInstant): InterviewSummary => ({
  id,
  recruiter_id: 1,
  candidate_id: 1,
  by: 1,
  company_name: 'Lima',
  masked_name: 'A***',
  minutes: 30,
  place: null,
  state: 'offered',
  times: [at],
  named_by: 'recruiter',
  zones: { recruiter: 'UTC' },
  sequence: 0,
  offered_at: at,
  changed_at: at,
  version: 1,
});

describe('the task upgrade', () => {
  test('lists inactive jobs of earlier versions for admins, and may be repeated', async () => {
    const admin = await makePrincipal('admin', 1);
    await makeJob(1, 1, { is_active: false, status: 'inactive' });
    await makeJob(2, 1, { is_active: false, status: 'inactive' });
    await makeJob(3, 1);
    await documents.send(
      new UpdateCommand({ TableName: tableName(), Key: keys.job(1), UpdateExpression: 'REMOVE GSI1PK, GSI1SK' }),
    );
    const listed = async () => {
      const { body } = await api.call(jobCalls.adminList, { token: admin.token, query: { status: 'inactive' } });
      return body.map(({ id }: { id: number }) => id).sort();
    };
    expect(await listed()).toEqual([2]);
    expect(await run('upgrade', '--dry-run')).toMatchObject({ code: 1, out: expect.stringContaining('1 inactive') });
    expect(await listed()).toEqual([2]);
    expect(await run('upgrade')).toMatchObject({ code: 0, out: expect.stringContaining('Upgraded: 1 inactive') });
    expect(await listed()).toEqual([1, 2]);
    const upgraded = await tableState(api);
    expect(await run('upgrade')).toMatchObject({ code: 0, out: expect.stringContaining('Upgraded: 0 inactive') });
    expect(await tableState(api)).toEqual(upgraded);
    expect((await run('upgrade', '--dry-run')).code).toBe(0);
  });

  test('gives active jobs of earlier versions, which similar jobs name last, their language there', async () => {
    const earlier = { job_type: 'contract' as const, language: 'Maori' };
    for (const id of [1, 2, 3]) await makeJob(id, 1, { ...earlier, ...(id === 3 && { language: 'Hausa' }) });
    await makeJob(4, 1, { ...earlier, is_active: false, status: 'inactive' });
    const { GSI3PK, GSI3SK } = indexKeys.activeJobsOfType('contract', '', isoInstant('2026-01-01T00:00:00.000Z'), 2);
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.job(2),
        UpdateExpression: 'SET GSI3PK = :place, GSI3SK = :at',
        ExpressionAttributeValues: { ':place': GSI3PK, ':at': GSI3SK.slice(1) },
      }),
    );
    const similar = async () => {
      const { body } = await api.call(jobCalls.get, { params: { id: 1 } });
      return body.similar_jobs.map(({ id }: { id: number }) => id);
    };
    expect(await similar()).toEqual([2, 3]);
    expect(await run('upgrade', '--dry-run')).toMatchObject({ code: 1, out: expect.stringContaining('1 active jobs') });
    expect(await run('upgrade')).toMatchObject({ code: 0, out: expect.stringContaining('Upgraded: 1 active jobs') });
    expect(await similar()).toEqual([2, 3]);
    expect((await run('upgrade', '--dry-run')).code).toBe(0);
  });

  test('gives interviews from before there were reminders those that are still to come, and no other', async () => {
    const now = Date.now();
    const at = (days: number) => toIso(epochMs(now + days * 24 * 60 * 60 * 1_000));
    const agreed = { ...interviewOf('a000000000000000-1', at(9)), state: 'agreed' as const, times: [] };
    await write(insertInterview({ ...agreed, agreed: at(9) }));
    await write(insertInterview({ ...agreed, id: 'b000000000000000-1', agreed: at(9), reminders: [at(8)] }));
    await write(insertInterview({ ...agreed, id: 'c000000000000000-1', agreed: at(-9) }));
    await write(insertInterview(interviewOf('d000000000000000-1', at(9))));
    const due = async () =>
      (await dueReminders(epochMs(now + 9 * 24 * 60 * 60 * 1_000), { limit: 9, start: undefined })).items;
    expect((await due()).map(({ id }) => id)).toEqual(['b000000000000000-1']);
    expect(await run('upgrade', '--dry-run')).toMatchObject({
      code: 1,
      out: expect.stringContaining('1 agreed inter'),
    });
    expect(await run('upgrade')).toMatchObject({ code: 0, out: expect.stringContaining('Upgraded: 1 agreed inter') });
    const [first] = await due();
    expect(first).toMatchObject({ id: 'a000000000000000-1', version: 1, reminders: [at(8), expect.any(String)] });
    expect((await run('upgrade', '--dry-run')).code).toBe(0);
  });

  test('stores the end of jobs from before every job had one, and no other', async () => {
    await makeJob(1, 1, { created_at: isoInstant('2026-01-01T00:00:00.000Z') });
    await makeJob(2, 1, { closing_date: '2031-05-04' });
    const ends = async () =>
      (await api.scan()).flatMap(({ entity, card }) => (entity === 'job' ? [[card.closing_date, card.closes_at]] : []));
    const found = expect.stringContaining('1 jobs without a stored end');
    expect(await run('upgrade', '--dry-run')).toMatchObject({ code: 1, out: found });
    expect(await run('upgrade')).toMatchObject({ code: 0, out: found });
    expect((await ends()).sort()).toEqual([
      ['2027-02-26', '2027-02-27T00:00:00.000Z'],
      ['2031-05-04', undefined],
    ]);
    expect((await run('upgrade', '--dry-run')).code).toBe(0);
  });

  test('lists recruiters of earlier versions who wait to be verified', async () => {
    const admin = await makePrincipal('admin', 1);
    await makePrincipal('recruiter', 1);
    for (const id of [2, 3]) await makePrincipal('recruiter', id, { verified: false });
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.profile('recruiter', 2),
        UpdateExpression: 'REMOVE GSI1PK, GSI1SK',
      }),
    );
    const waiting = async () => {
      const { body } = await api.call(moderationCalls.waitingRecruiters, { token: admin.token });
      return body.map(({ id }: { id: number }) => id).sort();
    };
    expect(await waiting()).toEqual([3]);
    expect((await run('upgrade', '--dry-run')).code).toBe(1);
    await run('upgrade');
    expect(await waiting()).toEqual([2, 3]);
    expect((await run('upgrade', '--dry-run')).code).toBe(0);
  });
});

test('the task upgrade copies the numbers of applications to jobs of earlier versions', async () => {
  const job = await makeJob(1, 1);
  await transact({ stats: addToJobStats(job.id, { applications_count: 3 }) });
  expect(await hasApplicantCount(1, job.id)).toBe(false);
  expect(await run('upgrade', '--dry-run')).toMatchObject({ code: 1, out: expect.stringContaining('1 jobs without') });
  expect(await run('upgrade')).toMatchObject({ code: 0, out: expect.stringContaining('Upgraded: 1 jobs without') });
  expect(await applicantCounts(1, [job.id])).toEqual(new Map([[job.id, { applications_count: 3 }]]));
  expect((await run('upgrade', '--dry-run')).code).toBe(0);
});

test('the task upgrade moves saved searches from the place of a former tag to that of the present one', async () => {
  await makePrincipal('candidate', 7);
  const at = toIso(epochMs(Date.now()));
  const summary = {
    id: randomUUID(),
    owner: { kind: 'candidate', id: 7 },
    kind: 'jobs',
    name: 'Twi',
    filters: { tag: 'ak' },
    frequency: 'daily',
    created_at: at,
    since: at,
    reported_at: null,
  } as const;
  await transact({ search: newSearch(summary) });
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.savedSearch('candidate', 7, summary.id),
      UpdateExpression: 'SET GSI1PK = :former, card.filters.tag = :tag',
      ExpressionAttributeValues: { ':former': 'SAVED_SEARCHES#jobs#tw#ANY', ':tag': 'tw' },
    }),
  );
  const found = async () => (await searchesAt('jobs#ak#ANY', { limit: 10, start: undefined })).items;
  expect(await found()).toEqual([]);
  expect(await run('upgrade', '--dry-run')).toMatchObject({
    code: 1,
    out: expect.stringContaining('1 saved searches'),
  });
  expect(await run('upgrade')).toMatchObject({ code: 0, out: expect.stringContaining('Upgraded: 1 saved searches') });
  expect(await found()).toEqual([summary]);
  expect((await run('upgrade', '--dry-run')).code).toBe(0);
});

test('the task tests lists what names a test of another language, and changes nothing', async () => {
  const listed = async () => {
    const before = await tableState(api);
    const { code, out } = await run('tests');
    expect(await tableState(api)).toEqual(before);
    return { code, out };
  };
  const { token } = await makePrincipal('candidate', 7);
  const n2 = { scale: 'jlpt', level: 'N2' };
  const languages = [{ tag: 'ja', skills: { reading: [n2] } }];
  await api.call(candidateCalls.setLanguages, { token, body: { languages, modes: [] } });
  expect(await listed()).toMatchObject({ code: 0, out: expect.stringContaining('Candidates: 0') });
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.profile('candidate', 7),
      UpdateExpression: 'SET card.languages = :languages',
      ExpressionAttributeValues: { ':languages': '[[["ko",0,"","",[],[["jlpt","N2"]]]],[]]' },
    }),
  );
  await makeJob(3, 1, { language_requirements: '[[["must",["sw","","",["ielts","","",7]]]],[]]' });
  const { code, out } = await listed();
  expect(code).toBe(1);
  for (const line of ['Candidates: 1 (7)', 'Certificates of candidates: 0', 'Jobs: 1 (3)', 'Saved searches: 0']) {
    expect(out).toContain(line);
  }
});

describe('the task languages', () => {
  const rowsOf = async (id: number) =>
    unpackLanguages((await readCandidate(id, true))?.summary.languages ?? '').languages;

  test('adds the language that candidates name, never guesses, and may be repeated', async () => {
    const named = { 1: '日本語', 2: 'English, Hindi', 3: 'Deutsch', 4: 'Japanese' };
    for (const [id, language] of Object.entries(named)) {
      const { token } = await makePrincipal('candidate', Number(id));
      await api.call(candidateCalls.updateProfile, { token, params: { id }, body: { language } });
      const languages = [{ tag: 'ko', native: true, skills: {} }];
      if (id === '4') await api.call(candidateCalls.setLanguages, { token, body: { languages, modes: [] } });
    }
    await makeJob(1, 1);
    await makeJob(2, 1, { language: 'several' });
    const before = await tableState(api);
    const seen = await run('languages', '--dry-run');
    expect(seen).toMatchObject({ code: 1, out: expect.stringContaining('To add: the language of 2 candidates.') });
    expect(await tableState(api)).toEqual(before);
    const done = await run('languages');
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Added: the language of 2 candidates.') });
    expect(done.out).toContain('Not clear: the language of 1 candidates.');
    expect(done.out).toContain('Jobs without requirements: 1 with a clear language, 1 without.');
    expect(await rowsOf(1)).toMatchObject([{ tag: 'ja', native: false, skills: { reading: [] } }]);
    expect(await rowsOf(2)).toEqual([]);
    expect(await rowsOf(3)).toMatchObject([{ tag: 'de' }]);
    expect(await rowsOf(4)).toMatchObject([{ tag: 'ko', native: true }]);
    const after = await tableState(api);
    expect((await run('languages')).out).toContain('Added: the language of 0 candidates.');
    expect(await tableState(api)).toEqual(after);
    expect((await run('languages', '--dry-run')).code).toBe(0);
  });

  test('leaves a profile that changes during the run to the next one', async () => {
    await makePrincipal('candidate', 1);
    const profile = await readCandidate(1, true);
    if (!profile) throw new Error('There is no profile.');
    expect(await addFirstLanguage({ ...profile, version: profile.version - 1 }, 'ja')).toBe(false);
    expect(await rowsOf(1)).toEqual([]);
  });
});

describe('the task plans', () => {
  test('creates the standard plans once', async () => {
    expect((await run('plans', '--dry-run')).out).toContain('Would create: Trial, Basic, Premium, Enterprise.');
    expect((await api.scan()).length).toBe(0);
    expect((await run('plans')).out).toContain('Created: Trial, Basic, Premium, Enterprise.');
    const again = await run('plans');
    expect(again.out).toContain('Nothing was to create.');
    expect(again.out).toMatch(/Premium +200 candidates, 30 days, 7999 rupees/);
  });

  test('creates deleted ones again only when asked to', async () => {
    await run('plans');
    const { token } = await makePrincipal('admin', 1);
    await api.call(planCalls.deletePlan, { token, params: { id: 2 } });
    expect((await run('plans')).out).not.toContain('Basic');
    expect((await run('plans', '--missing', '--dry-run')).out).toContain('Would create: Basic.');
    expect((await run('plans', '--missing')).out).toContain('Created: Basic.');
  });
});

describe('the task statistics', () => {
  test('corrects wrong figures, and does not write right ones', async () => {
    await makePrincipal('candidate', 1);
    await settle(api);
    const right = await readStatistics(epochMs(Date.now()));
    expect(await run('statistics')).toMatchObject({ code: 0, out: expect.stringContaining('They are equal.') });
    await transact({ statistics: addToStatistics({ totalCandidates: 5 }) });
    const seen = await run('statistics', '--dry-run');
    expect(seen).toMatchObject({ code: 1, out: expect.stringMatching(/totalCandidates +stored 6 +counted 1/) });
    expect(await readStatistics(epochMs(Date.now()))).not.toEqual(right);
    expect(await run('statistics')).toMatchObject({ code: 0, out: expect.stringContaining('Corrected.') });
    expect(await readStatistics(epochMs(Date.now()))).toEqual(right);
  });
});

/** Takes a figure from an item, as if it had never been counted. */
const forget = (Key: { PK: string; SK: string }, name: string) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key,
      UpdateExpression: 'REMOVE #name',
      ExpressionAttributeNames: { '#name': name },
    }),
  );

describe('the task statistics, of recruiters', () => {
  test('counts the answers to applications from before they were counted', async () => {
    const recruiter = await makePrincipal('recruiter', 1);
    const candidate = await makePrincipal('candidate', 1);
    await makeJob(1, recruiter.id);
    await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: 1 } });
    await settle(api);
    const figures = async () => (await api.scan()).find(({ entity }) => entity === 'recruiter_stats');
    const right = await figures();
    expect(right).toMatchObject({ total_applications: 1, waiting: 1 });
    await forget(keys.recruiterStats(1), 'waiting');
    expect((await run('statistics')).out).toContain('waiting of recruiter 1: off by 1');
    expect(await figures()).toEqual(right);
  });
});

describe('the task index', () => {
  test('reports a missing index, builds it, and reports how far behind it is', async () => {
    expect(await run('index', '--dry-run')).toMatchObject({ code: 1, out: expect.stringMatching(/jobs +no index/) });
    await makeJob(1, 1);
    await api.drainStream();
    const built = await run('index');
    expect(built).toMatchObject({ code: 0, out: expect.stringMatching(/jobs +built 0 minutes ago, 0 changes behind/) });
    await makeJob(2, 1);
    await api.drainStream();
    expect((await run('index', '--dry-run')).out).toMatch(/jobs +built 0 minutes ago, 1 changes behind/);
    expect((await run('index')).out).toMatch(/jobs +built 0 minutes ago, 0 changes behind/);
  });

  test('reports an index that was not renewed for a day as a problem', async () => {
    api.clock.set(Date.now());
    const { writeSnapshot } = await import('#functions/services/search/embedded/write-snapshot.ts');
    const { searchKinds } = await import('#functions/services/search/search-kinds.ts');
    const dayAgo = Date.now() - 26 * 60 * 60 * 1000;
    for (const kind of searchKinds) await writeSnapshot(kind, epochMs(dayAgo), { isRebuilt: true });
    expect(await run('index', '--dry-run')).toMatchObject({ code: 1, out: expect.stringContaining('26 hours ago') });
  });
});
