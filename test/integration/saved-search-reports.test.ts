import { beforeEach, describe, expect, test } from 'vitest';
import { readSavedSearch } from '#functions/entities/saved-search/saved-search-store.ts';
import { recordHit } from '#functions/entities/saved-search/search-hit-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { followTable, runSavedSearches, sendMails } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { readsJapanese, savedSearchSteps } from '#test/support/saved-search-steps.ts';

const api = await testApi();
const steps = savedSearchSteps(api);
const admin = await makePrincipal('admin', 1);

const minute = 60_000;
const hour = 60 * minute;
// The inbox is shared with other tests: only this file uses these ids.
let number = 8_100_000;
let candidate: Principal;
let recruiter: Principal;
/** A place that no other test's jobs and searches have. */
let place: string;

beforeEach(async () => {
  number += 10;
  place = `Town ${number}`;
  candidate = await makePrincipal('candidate', number);
  recruiter = await makePrincipal('recruiter', number);
  await subscribe(recruiter.id);
  await steps.run();
});

const post = (more: object = {}) => {
  number += 1;
  return makeJob(number, recruiter.id, { location: place, ...more });
};
const edit = (id: number, more: object) => {
  const body = { title: 'Interpreter', description: 'Interpret.', language: 'Japanese', location: place, ...more };
  return api.call(jobCalls.update, { token: recruiter.token, params: { id }, body });
};
const deactivate = (type: 'candidate' | 'recruiter', id: number) =>
  api.call(adminCalls.deactivateUser, { token: admin.token, params: { a: type, b: id } });
const mailsTo = async ({ email }: Principal) =>
  (await api.inbox(email)).filter(({ subject }) => /^New (jobs|candidates) for your saved search$/.test(subject));

describe('a search for jobs', () => {
  test('reports a new job once, by a notification that opens the search and a mail that lists it', async () => {
    await steps.save(candidate, { location: place, job_type: 'contract' });
    const job = await post({ job_type: 'contract', title: 'Court interpreter' });
    await post({ job_type: 'internship' });
    await steps.runAndMail();
    await steps.runAndMail();

    const link = `/jobs?${new URLSearchParams({ location: place, job_type: 'contract' })}`;
    expect(await steps.reportsTo(candidate)).toEqual([
      { kind: 'jobs_found', values: { search_name: 'My search', found: 1 }, link },
    ]);
    const [mail, ...others] = await mailsTo(candidate);
    expect(others).toEqual([]);
    expect(mail?.body.text).toContain(`Court interpreter · Company ${recruiter.id} · ${place}`);
    expect(mail?.body.text).toContain(`/jobs/${job.id}`);
  });

  test.each([
    ['its language', { tag: 'ja' }],
    ['a word of its text', { keyword: '"between japanese"' }],
    ['its salary', { salary_min: '50000' }],
    ['its experience', { experience: 'senior' }],
    ['its exact place', { place: 'PLACE' }],
  ])('finds a job by %s', async (_, filters) => {
    const own = 'place' in filters ? { place } : { ...filters, location: place };
    await steps.save(candidate, own);
    await post({ salary_min: 60_000, experience_level: 'senior' });
    await post({ language: 'Finnish', description: 'Other.', salary_min: 100, location: `${place} North` });
    await steps.run();
    expect(await steps.found(candidate)).toEqual([1]);
  });

  test('reports neither jobs that were there when it was saved nor changes of what it found before', async () => {
    const old = await post();
    await steps.run();
    api.clock.set(Date.now() + 2_000);
    await steps.save(candidate, { location: place });
    await edit(old.id, { benefits: 'A bicycle.', title: 'Interpreter for courts' });
    await steps.run();
    expect(await steps.found(candidate)).toEqual([]);
  });

  test('reports an older job that is changed so that the search finds it', async () => {
    const old = await post({ location: 'Elsewhere' });
    await steps.save(candidate, { location: place });
    await steps.run();
    await edit(old.id, {});
    await steps.run();
    expect(await steps.found(candidate)).toEqual([1]);
  });

  test('reports a job that is published later, and not again when it is published once more', async () => {
    await steps.save(candidate, { location: place });
    const draft = await post({ is_active: false, status: 'inactive' });
    await steps.run();
    expect(await steps.found(candidate)).toEqual([]);
    for (const is_active of [true, false, true]) {
      await edit(draft.id, { is_active });
      await steps.run();
    }
    expect(await steps.found(candidate)).toEqual([1]);
  });

  test('collects what comes within an hour of its last report, and reports it then', async () => {
    const start = Date.now();
    await steps.save(candidate, { location: place });
    await post();
    await steps.runAndMail();
    await post();
    await post();
    api.clock.set(start + 30 * minute);
    await steps.runAndMail();
    expect(await steps.found(candidate)).toEqual([1]);
    api.clock.set(start + hour + minute);
    await steps.runAndMail();
    expect(await steps.found(candidate)).toEqual([1, 2]);
    expect(await mailsTo(candidate)).toHaveLength(2);
  });

  test.each([
    ['daily', '2031-03-05T07:00:00.000Z'],
    ['weekly', '2031-03-10T07:00:00.000Z'],
  ] as const)('that reports %s waits for its hour', async (frequency, due) => {
    await steps.save(candidate, { location: place }, frequency);
    // A Wednesday.
    api.clock.set(Date.parse('2031-03-05T06:00:00.000Z'));
    await post();
    await steps.run();
    api.clock.set(Date.parse(due) - 1);
    await steps.run();
    expect(await steps.found(candidate)).toEqual([]);
    api.clock.set(Date.parse(due));
    await steps.run();
    expect(await steps.found(candidate)).toEqual([1]);
  });

  test('leaves out a job that is closed before the report, and one that is closed before the mail', async () => {
    await steps.save(candidate, { location: place });
    const [closed, later] = [await post(), await post()];
    await post({ title: 'Still open' });
    await steps.settle();
    await edit(closed.id, { is_active: false });
    await steps.run();
    expect(await steps.found(candidate)).toEqual([2]);
    await edit(later.id, { is_active: false });
    await sendMails({ Records: await steps.settle() });
    const [mail] = await mailsTo(candidate);
    expect(mail?.body.text).toContain('Still open');
    expect(mail?.body.text).not.toContain(`/jobs/${later.id}`);
    expect(mail?.body.text).toContain('“My search”: 1.');
  });

  test('reports nothing to a candidate who was deactivated, nor while it is switched off', async () => {
    const other = await makePrincipal('candidate', number + 500_000);
    await steps.save(candidate, { location: place });
    const id = await steps.save(other, { location: place });
    await steps.change(other, id, { frequency: 'off' });
    await post();
    await steps.settle();
    await deactivate('candidate', candidate.id);
    await steps.run();
    expect([await steps.found(candidate), await steps.found(other)]).toEqual([[], []]);
    await steps.change(other, id, { frequency: 'instant' });
    await steps.run();
    expect(await steps.found(other)).toEqual([]);
  });
});

describe('a search for candidates', () => {
  const japanese = { tag: 'ja', skill: 'reading', level: 'B2' };

  test('reports a candidate who states the level, masked in everything that leaves', async () => {
    await steps.save(recruiter, japanese);
    await steps.run();
    await steps.stateLanguages(candidate, readsJapanese);
    await steps.runAndMail();
    expect(await steps.reportsTo(recruiter)).toEqual([
      {
        kind: 'candidates_found',
        values: { search_name: 'My search', found: 1 },
        link: '/recruiter/view-candidates?tag=ja&skill=reading&level=B2',
      },
    ]);
    const [mail] = await mailsTo(recruiter);
    expect(mail?.body.text).toContain('Their names are masked.');
    for (const secret of [candidate.name, candidate.email]) expect(JSON.stringify(mail)).not.toContain(secret);
  });

  test('stores nothing about the former profile that identifies the person', async () => {
    await steps.stateLanguages(candidate, readsJapanese);
    await steps.settle();
    const tasks = (await api.scan()).filter(({ entity }) => entity === 'search_task');
    expect(tasks.map(({ id }) => id)).toContain(candidate.id);
    for (const secret of [candidate.name, candidate.email]) expect(JSON.stringify(tasks)).not.toContain(secret);
  });

  test('reports nothing to a recruiter who is not verified, and nobody who is hidden by then', async () => {
    const unverified = await makePrincipal('recruiter', number + 500_000, { verified: false });
    await steps.save(unverified, japanese);
    await steps.save(recruiter, japanese);
    await steps.stateLanguages(candidate, readsJapanese);
    await steps.settle();
    await deactivate('candidate', candidate.id);
    await steps.run();
    expect([await steps.found(unverified), await steps.found(recruiter)]).toEqual([[], []]);
    const other = await makePrincipal('candidate', number + 600_000);
    await steps.stateLanguages(other, readsJapanese);
    await steps.run();
    expect([await steps.found(unverified), await steps.found(recruiter)]).toEqual([[], [1]]);
  });
});

describe('a search with more results than it stores', () => {
  test('reports how many there are: those that it stores and can be seen, and those that it counted', async () => {
    const id = await steps.save(candidate, { location: place }, 'daily');
    const job = await post();
    await steps.run();
    const owner = { kind: 'candidate', id: candidate.id } as const;
    const stored = await readSavedSearch(owner, id);
    if (!stored) throw new Error('The search is not stored.');
    // 99 that are gone, and 3 more than a search stores.
    for (let other = 1; other <= 102; other += 1) await recordHit(stored.summary, job.id * 1_000 + other, clock.now());
    api.clock.set(Date.now() + 24 * hour);
    await steps.run();
    expect(await steps.found(candidate)).toEqual([4]);
  });
});

describe('records and runs that are repeated', () => {
  test('report once, in whatever order and however many run at once', async () => {
    await steps.save(candidate, { location: place });
    await post();
    const records = await api.drainStream();
    await Promise.all([runSavedSearches(), runSavedSearches(), runSavedSearches()]);
    await followTable({ Records: records.toReversed() });
    await Promise.all([runSavedSearches(), runSavedSearches()]);
    const mails = await steps.settle();
    await sendMails({ Records: mails });
    await sendMails({ Records: mails });
    expect(await steps.found(candidate)).toEqual([1]);
    expect(await mailsTo(candidate)).toHaveLength(1);
  });
});
