import { describe, expect, test } from 'vitest';
import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { rememberLabels } from '#functions/entities/label/known-labels-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import { labelCalls } from '#shared/contracts/labels.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { maxKnownLabels, maxLabels } from '#shared/domain/labels.ts';
import { testApi } from '#test/support/api.ts';
import { beforeCommand } from '#test/support/interleave.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const makePair = pairMaker(api);
const stranger = await makePrincipal('recruiter', 9_000);

const applied = async () => {
  const pair = await makePair();
  await pair.apply();
  await settle();
  return pair;
};
const change = (
  { recruiter, candidate, job }: Pair,
  body: { add?: string[]; remove?: string[] },
  { by = recruiter, job_id = job }: { by?: Principal; job_id?: number | null } = {},
) =>
  api.call(labelCalls.changeLabels, {
    token: by.token,
    body: { people: [{ candidate_id: candidate.id, job_id }], ...body },
  });
const applicant = async ({ recruiter: { token }, job, candidate }: Pair, query: { label?: string } = {}) => {
  const { body } = await api.call(applicationCalls.applicants, { token, params: { id: job }, query });
  return body.find((each: { candidate: { id: number } }) => each.candidate.id === candidate.id);
};
const entry = async ({ recruiter: { token, id }, candidate }: Pair, query: { label?: string } = {}) => {
  const { body } = await api.call(shortlistCalls.ofRecruiter, { token, params: { id }, query });
  return body.find((each: { candidate: { id: number } }) => each.candidate.id === candidate.id);
};
const shortlist = ({ recruiter: { token }, candidate }: Pair, job_id?: number) =>
  api.call(shortlistCalls.add, { token, body: { candidate_id: candidate.id, ...(job_id && { job_id }) } });

describe('labels', () => {
  test('of an applicant are added and removed, whatever their case, and repeating changes nothing', async () => {
    const pair = await applied();
    for (let twice = 0; twice < 2; twice += 1) {
      const { body } = await change(pair, { add: ['Second round', 'Berlin', 'berlin'] });
      expect(body).toEqual({
        changed: [{ candidate_id: pair.candidate.id, labels: ['Second round', 'Berlin'] }],
        failed: [],
      });
    }
    expect((await applicant(pair)).labels).toEqual(['Second round', 'Berlin']);
    await change(pair, { add: ['Offer'], remove: ['BERLIN', 'Unknown'] });
    expect((await applicant(pair)).labels).toEqual(['Second round', 'Offer']);
    await change(pair, { remove: ['Second round', 'Offer'] });
    expect((await applicant(pair)).labels).toBeUndefined();
  });

  test(`are ${maxLabels} at most, and all or none of a change counts`, async () => {
    const pair = await applied();
    const many = Array.from({ length: maxLabels }, (_, nth) => `Label ${nth}`);
    await change(pair, { add: many });
    expect((await change(pair, { add: ['More'], remove: [] })).body.failed).toEqual([
      { candidate_id: pair.candidate.id, reason: 'full' },
    ]);
    expect((await applicant(pair)).labels).toEqual(many);
    expect((await change(pair, { add: ['More'], remove: ['Label 0'] })).body.failed).toEqual([]);
    for (const add of [['x'.repeat(31)], [''], [...many, 'More']])
      expect((await change(pair, { add })).status).toBe(400);
  });

  test('say when and by whom they were given first, a founder or a colleague, also in the copy of the company', async () => {
    const pair = await applied();
    await shortlist(pair, pair.job);
    const { id, token } = pair.recruiter;
    const colleague = await makePrincipal('recruiter', 9_100, { company: { id, role: 'recruiter' } });
    await change(pair, { add: ['Berlin'] });
    api.clock.set(Date.now() + 60_000);
    await change(pair, { add: ['berlin', 'Offer'] }, { by: colleague });
    const marks = (await applicant(pair)).label_marks;
    expect(marks).toMatchObject([
      { label: 'Berlin', name: expect.any(String) },
      { label: 'Offer', name: expect.any(String) },
    ]);
    expect(marks[0].name).not.toBe(marks[1].name);
    expect(marks[0].at < marks[1].at).toBe(true);
    expect((await entry(pair)).label_marks).toEqual(marks);
    const copy = (await api.call(accountCalls.export, { token })).body;
    expect(JSON.stringify(copy)).toContain(JSON.stringify(marks));
  });

  test('from before their author was stored stay, and are changed as the others', async () => {
    const pair = await applied();
    await shortlist(pair, pair.job);
    const { recruiter, candidate, job } = pair;
    await write(updateItem<StoredApplication>(keys.application(job, candidate.id), { set: { labels: ['Old'] } }));
    await write(
      updateItem<StoredEntry>(keys.shortlistEntry(recruiter.id, candidate.id), { set: { 'summary.labels': ['Old'] } }),
    );
    await change(pair, { add: ['New', 'old'] });
    expect(await applicant(pair)).toMatchObject({ labels: ['Old', 'New'], label_marks: [{ label: 'New' }] });
    await change(pair, { remove: ['OLD'] });
    expect((await entry(pair)).labels).toEqual(['New']);
  });

  test('are suggested to the whole company, each once, and to no other one', async () => {
    const pair = await applied();
    const { id, token } = pair.recruiter;
    const colleague = await makePrincipal('recruiter', 9_200, { company: { id, role: 'viewer' } });
    const suggested = async (by: { token: string }) =>
      (await api.call(labelCalls.known, { token: by.token })).body.labels;
    expect(await suggested(pair.recruiter)).toEqual([]);
    await change(pair, { add: ['Second round', 'Berlin'] });
    await change(pair, { add: ['berlin', 'Offer'], remove: ['Second round'] });
    expect(await suggested(colleague)).toEqual(['Berlin', 'Offer', 'Second round']);
    const copy = (await api.call(accountCalls.export, { token })).body;
    expect(JSON.stringify(copy)).toContain('"known_labels":["Berlin","Offer","Second round"]');
    expect(await suggested(stranger)).toEqual([]);
    await change(pair, { add: ['Foreign'] }, { by: stranger });
    expect(await suggested(stranger)).toEqual([]);
  });

  test(`are suggested up to ${maxKnownLabels} of them`, async () => {
    const { recruiter } = await makePair();
    const labels = Array.from({ length: maxKnownLabels + 5 }, (_, nth) => `Label ${nth}`);
    await rememberLabels(recruiter.id, labels.slice(0, 150));
    await rememberLabels(recruiter.id, labels);
    expect((await api.call(labelCalls.known, { token: recruiter.token })).body.labels).toHaveLength(maxKnownLabels);
  });

  test('narrow the lists of applicants and of the shortlist', async () => {
    const pair = await applied();
    await shortlist(pair, pair.job);
    await change(pair, { add: ['Second round'] });
    for (const listed of [applicant, entry]) {
      expect(await listed(pair, { label: 'second ROUND' })).toBeDefined();
      expect(await listed(pair, { label: 'Second' })).toBeUndefined();
    }
  });

  test('of an application and its entry are the same, whichever came first', async () => {
    const pair = await applied();
    await change(pair, { add: ['Before'] });
    await shortlist(pair, pair.job);
    expect((await entry(pair)).labels).toEqual(['Before']);
    await change(pair, { add: ['After'] });
    expect([(await applicant(pair)).labels, (await entry(pair)).labels]).toEqual([
      ['Before', 'After'],
      ['Before', 'After'],
    ]);
  });

  test('of an entry without a job are its own', async () => {
    const pair = await makePair();
    await shortlist(pair);
    expect((await change(pair, { add: ['Later'] })).body.failed).toMatchObject([{ reason: 'absent' }]);
    expect((await change(pair, { add: ['Later'] }, { job_id: null })).body.failed).toEqual([]);
    expect((await entry(pair)).labels).toEqual(['Later']);
  });

  test('of other companies, of candidates who are gone, and of those who blocked the company are not changed', async () => {
    const pair = await applied();
    const absent = [{ candidate_id: pair.candidate.id, reason: 'absent' }];
    expect((await change(pair, { add: ['Mine'] }, { by: stranger })).body).toEqual({ changed: [], failed: absent });
    const { token } = pair.candidate;
    const body = { block: { company_id: pair.recruiter.id } };
    expect((await api.call(visibilityCalls.setVisibility, { token, body })).status).toBe(200);
    await settle();
    expect((await change(pair, { add: ['Mine'] })).body.failed).toEqual(absent);
  });

  test('are seen by no candidate, and nothing follows from them', async () => {
    const pair = await applied();
    const { token, id } = pair.candidate;
    const before = await pair.notifications();
    await change(pair, { add: ['Canary label'] });
    await settle();
    expect(await pair.notifications()).toEqual(before);
    const seen = [
      await api.call(applicationCalls.ofCandidate, { token, params: { id }, query: {} }),
      await api.call(applicationCalls.check, { token, params: { jobId: pair.job, candidateId: id } }),
      await api.call(accountCalls.export, { token }),
    ];
    expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('Canary label');
  });

  test('of two colleagues at the same time are both stored', async () => {
    const pair = await applied();
    beforeCommand('UpdateItemCommand', 1, () => change(pair, { add: ['Second'] }));
    await change(pair, { add: ['First'] });
    expect((await applicant(pair)).labels).toEqual(['Second', 'First']);
  });

  test('do not disturb a move that can still be undone', async () => {
    const pair = await applied();
    const move = (more: object) =>
      api.call(bulkApplicationCalls.changeStatuses, {
        token: pair.recruiter.token,
        params: { id: pair.job },
        body: { operation: 'operation-number-1', candidate_ids: [pair.candidate.id], ...more },
      });
    await move({ status: 'rejected' });
    await change(pair, { add: ['Keep in mind'] });
    expect((await move({})).body.changed).toEqual([pair.candidate.id]);
    expect(await applicant(pair)).toMatchObject({ status: 'applied', labels: ['Keep in mind'] });
  });
});
