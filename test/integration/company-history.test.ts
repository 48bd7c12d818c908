import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { setMembership } from '#functions/entities/company/membership-writes.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { companyHeader, readCompany } from '#shared/contracts/company-header.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { type ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const founder = await makePrincipal('recruiter', 7);
const company = { id: 7, role: 'recruiter' } as const;
const [cora, dan, viewer] = await Promise.all([
  makePrincipal('recruiter', 17, { company }),
  makePrincipal('recruiter', 27, { company }),
  makePrincipal('recruiter', 37, { company: { id: 7, role: 'viewer' } }),
]);

const add = ({ token }: Principal, candidate_id: number, more = {}) =>
  api.call(shortlistCalls.add, { token, body: { candidate_id, ...more } });
const move = ({ token }: Principal, candidate: number, status: string) =>
  api.call(shortlistCalls.updateStatus, { token, params: { id: `7-${candidate}` }, body: { status } });
const entryOf = async (candidate: number): Promise<ShortlistEntry | undefined> => {
  const { body } = await api.call(shortlistCalls.ofRecruiter, { token: founder.token, params: { id: 7 } });
  return (body as ShortlistEntry[]).find((entry) => entry.candidate.id === candidate);
};
const nameOf = async ({ id }: Principal) => (await readAccount('recruiter', id))?.name;

test('the history names the colleague who made a line, and nothing of a founder’s is stored', async () => {
  await makePrincipal('candidate', 1);
  expect((await add(founder, 1)).body.actors).toBeUndefined();
  expect((await move(founder, 1, 'contacted')).body.actors).toBeUndefined();
  expect((await readEntry(7, 1))?.summary.by).toBeUndefined();
  const moved = await move(cora, 1, 'interviewed');
  const at = parseTimeline(moved.body.notes).at(-1)?.at;
  expect(moved.body.actors).toEqual([{ at, name: await nameOf(cora) }]);
  expect((await entryOf(1))?.actors).toEqual(moved.body.actors);
});

test('who adds a candidate, contacts an applicant or moves one in the list of a job is named in the entry', async () => {
  const [applicant] = await Promise.all([makePrincipal('candidate', 2), subscribe(7), makeJob(5, 7)]);
  const applied = await api.call(applicationCalls.apply, { token: applicant.token, params: { jobId: 5 } });
  expect(applied, JSON.stringify(applied.body)).toMatchObject({ status: 201 });
  const added = await add(cora, 2, { job_id: 5 });
  expect(added.body.actors).toEqual([{ at: added.body.shortlisted_at, name: await nameOf(cora) }]);
  const input = { params: { id: '5-2' }, body: { method: 'email', notes: '' } };
  expect(await api.call(applicationCalls.contact, { token: dan.token, ...input })).toMatchObject({ status: 200 });
  const change = { params: { id: '5-2' }, body: { status: 'hired', notes: '' } };
  expect(await api.call(applicationCalls.updateStatus, { token: cora.token, ...change })).toMatchObject({
    status: 200,
  });
  const names = (await entryOf(2))?.actors?.map(({ name }) => name);
  expect(names).toEqual([await nameOf(cora), await nameOf(dan), await nameOf(cora)]);
});

test("an application's note says who wrote it and when, until it changes, in both lists of applicants", async () => {
  const { token } = await makePrincipal('candidate', 4);
  await api.call(applicationCalls.apply, { token, params: { jobId: 5 } });
  const note = (
    { token: by }: Principal,
    body: { status: 'reviewed' | 'shortlisted'; notes: string; shown?: object },
  ) => api.call(applicationCalls.updateStatus, { token: by, params: { id: '5-4' }, body: body as never });
  const noted = async () => {
    const input = { token: founder.token, params: { id: 5 } };
    const lists = [
      await api.call(applicationCalls.applicants, input),
      await api.call(applicationCalls.unmaskedApplicants, input),
    ];
    const found = lists.map(
      ({ body }) =>
        (body as { candidate: { id: number }; noted?: object }[]).find(({ candidate }) => candidate.id === 4)?.noted,
    );
    expect(found[0]).toEqual(found[1]);
    return found[0];
  };
  expect(await noted()).toBeUndefined();
  const notes = 'Call on Monday.';
  await note(cora, { status: 'reviewed', notes });
  expect(await noted()).toEqual({ at: expect.any(String), name: await nameOf(cora) });
  await note(founder, { status: 'shortlisted', notes, shown: { status: 'reviewed', notes } });
  expect(await noted()).toMatchObject({ name: await nameOf(cora) });
  await note(founder, { status: 'shortlisted', notes: 'Called.' });
  expect(await noted()).toMatchObject({ name: await nameOf(founder) });
  await note(founder, { status: 'shortlisted', notes: '' });
  expect(await noted()).toBeUndefined();
});

test('a colleague who left stays in the history without a name', async () => {
  await makePrincipal('candidate', 3);
  await add(dan, 3);
  const account = await readAccount('recruiter', dan.id);
  expect((await transact({ account: setMembership(account as never, undefined) })).done).toBe(true);
  expect((await entryOf(3))?.actors).toMatchObject([{ name: null }]);
});

test('each response names a recruiter’s present company and role: of a founder, and who left a company, their own', async () => {
  const headerOf = async ({ token, id }: Principal) =>
    (await api.call(jobCalls.ofRecruiter, { token, params: { id } })).headers[companyHeader];
  expect(readCompany(await headerOf(viewer))).toEqual({ id: 7, role: 'viewer' });
  expect(readCompany(await headerOf(cora))).toEqual({ id: 7, role: 'recruiter' });
  for (const own of [founder, dan]) expect(readCompany(await headerOf(own))).toEqual({ id: own.id, role: 'owner' });
  expect(readCompany('7 chief')).toBeUndefined();
});
