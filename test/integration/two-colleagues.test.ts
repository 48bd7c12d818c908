import { beforeEach, expect, test } from 'vitest';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { type ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { restoreTable } from '#test/support/table-state.ts';

// Two people of a company work on one job at the same time: a change that is not stored is refused.

const api = await testApi();
const jobId = 5;
const people = [1, 2, 3, 4];
let founder: Principal;
let cora: Principal;

beforeEach(async () => {
  await restoreTable(api, new Map());
  founder = await makePrincipal('recruiter', 7);
  cora = await makePrincipal('recruiter', 17, { company: { id: 7, role: 'recruiter' } });
  await subscribe(7);
  await makeJob(jobId, 7);
  for (const id of people) {
    const { token } = await makePrincipal('candidate', id);
    const applied = await api.call(applicationCalls.apply, { token, params: { jobId } });
    expect(applied.status).toBe(201);
  }
});

type Change = BodyOf<typeof applicationCalls.updateStatus>;
const fresh = { status: 'applied', notes: '' } as const;
const update = ({ token }: Principal, candidate: number, body: Partial<Change> & Pick<Change, 'status'>) =>
  api.call(applicationCalls.updateStatus, {
    token,
    params: { id: `${jobId}-${candidate}` },
    body: { notes: '', ...body },
  });
const applications = async () => {
  const { body } = await api.call(applicationCalls.applicants, { token: founder.token, params: { id: jobId } });
  return new Map(
    (body as { candidate: { id: number }; status: string; notes: string }[]).map((each) => [each.candidate.id, each]),
  );
};

test('changes of different applicants at once are all stored', async () => {
  const changes = people.map((id) =>
    update(id % 2 === 0 ? founder : cora, id, { status: 'reviewed', notes: `Note ${id}`, shown: fresh }),
  );
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const stored = await applications();
  for (const id of people) expect(stored.get(id)).toMatchObject({ status: 'reviewed', notes: `Note ${id}` });
});

test('of two changes of one applicant at once, one is stored and the other one refused, with or without an entry', async () => {
  await api.call(shortlistCalls.add, { token: founder.token, body: { candidate_id: 2, job_id: jobId } });
  const now = await applications();
  for (const id of [1, 2]) {
    const { status, notes } = now.get(id) as Change;
    const shown = { status, notes };
    const answers = await Promise.all([
      update(founder, id, { status: 'hired', notes: 'Speaks better than stated.', shown }),
      update(cora, id, { status: 'rejected', notes: 'No show.', shown }),
    ]);
    expect(answers.map((each) => each.status).sort(), `${id}`).toEqual([200, 409]);
    const stored = answers.find((each) => each.status === 200)?.body;
    expect(answers.find((each) => each.status === 409)?.body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await applications()).get(id)).toMatchObject({ status: stored.status, notes: stored.notes });
  }
});

test("a form that was open does not overwrite a colleague's note, and its repeated request is answered alike", async () => {
  const noted = { status: 'reviewed', notes: 'Call on Monday.' } as const;
  for (let time = 0; time < 2; time += 1)
    expect(await update(cora, 1, { ...noted, shown: fresh })).toMatchObject({ status: 200 });
  expect(await update(founder, 1, { status: 'reviewed', notes: 'Fine.', shown: fresh })).toMatchObject({ status: 409 });
  expect((await applications()).get(1)).toMatchObject(noted);
  expect(await update(founder, 1, { status: 'reviewed', notes: 'Call on Monday. Fine.', shown: noted })).toMatchObject({
    status: 200,
  });
  // The documented call, which shows nothing, always counts.
  expect(await update(founder, 1, { status: 'applied' })).toMatchObject({ status: 200 });
});

test('both notes are in the history of an entry that two move at once', async () => {
  await api.call(shortlistCalls.add, { token: founder.token, body: { candidate_id: 3, job_id: jobId } });
  const move = ({ token }: Principal, status: 'contacted' | 'interviewed', notes: string) =>
    api.call(shortlistCalls.updateStatus, { token, params: { id: '7-3' }, body: { status, notes } });
  const moved = await Promise.all([
    move(founder, 'contacted', 'By telephone.'),
    move(cora, 'interviewed', 'On Tuesday.'),
  ]);
  expect(moved.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await api.call(shortlistCalls.ofRecruiter, { token: cora.token, params: { id: 7 } });
  const [entry] = body as ShortlistEntry[];
  expect(parseTimeline(entry?.notes ?? '').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['By telephone.', 'On Tuesday.']),
  );
});

test('whom a colleague moved since the list was read is left out of a move of several, and named', async () => {
  await update(cora, 2, { status: 'hired', notes: '' });
  const bulk = (operation: string, shown?: ('applied' | 'hired')[]) =>
    api.call(bulkApplicationCalls.changeStatuses, {
      token: founder.token,
      params: { id: jobId },
      body: { operation, candidate_ids: [1, 2], status: 'rejected', notes: '', shown_statuses: shown },
    });
  expect((await bulk('first-of-two-colleagues', ['applied', 'applied'])).body).toMatchObject({
    changed: [1],
    failed: [{ candidate_id: 2, reason: 'changed_since' }],
  });
  expect((await applications()).get(2)).toMatchObject({ status: 'hired' });
});

test('a job that both edit takes the first save and refuses the second, until it shows the new version', async () => {
  const read = async () =>
    (await api.call(jobCalls.get, { token: founder.token, params: { id: jobId } })).body as { version: string };
  const { version } = await read();
  const form = { recruiter_id: 7, description: 'Interpret in court.', language: 'Japanese', location: 'Pune' };
  const save = ({ token }: Principal, title: string, shown: string) =>
    api.call(jobCalls.update, { token, params: { id: jobId }, body: { ...form, title, version: shown } });
  const answers = await Promise.all([
    save(founder, 'Court interpreter', version),
    save(cora, 'Conference interpreter', version),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { version: next } = await read();
  expect(await save(cora, 'Both interpreters', next)).toMatchObject({ status: 200 });
});
