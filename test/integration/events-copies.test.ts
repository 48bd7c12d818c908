import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { documents } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { refreshCopiesOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { testApi } from '#test/support/api.ts';
import { followTable as handler } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
let candidate: Principal;
const recruiters: Principal[] = [];

beforeAll(async () => {
  candidate = await makePrincipal('candidate', 1);
  for (let id = 1; id <= 30; id += 1) {
    const recruiter = await makePrincipal('recruiter', id);
    recruiters.push(recruiter);
    await api.call(shortlistCalls.add, { body: { candidate_id: 1 }, token: recruiter.token });
  }
  await api.drainStream();
});

const rename = async (subtitle: string) => {
  const profile = await readCandidate(1, true);
  if (!profile) throw new Error('The candidate is missing.');
  await transact({
    profile: replaceCandidate(changedCandidate(profile, { summary: { ...profile.summary, subtitle } })),
  });
};
const entryOf = async ({ id, token }: Principal) =>
  (await api.call(shortlistCalls.ofRecruiter, { params: { id }, token })).body[0];
const subtitles = async () =>
  new Set(await Promise.all(recruiters.map(async (recruiter) => (await entryOf(recruiter)).candidate.subtitle)));

describe('copies of a candidate on shortlists', () => {
  test('follow the profile on every shortlist, for any number of shortlists', async () => {
    await rename('Conference interpreter');
    expect(await subtitles()).toEqual(new Set(['Interpreter']));
    await api.drainStream();
    expect(await subtitles()).toEqual(new Set(['Conference interpreter']));
  });

  test('do not revert when an older change is delivered late or twice', async () => {
    await api.drainStream();
    await rename('Court interpreter');
    const older = await api.readStream();
    await rename('Chief interpreter');
    await api.drainStream();
    await handler({ Records: [...older, ...older] });
    expect(await subtitles()).toEqual(new Set(['Chief interpreter']));
  });

  test('do not revert when a change overtakes a refresh that has read the older profile', async () => {
    await rename('Slow interpreter');
    const send = documents.send.bind(documents);
    const overtaking = vi.spyOn(documents, 'send').mockImplementation(async (command: unknown) => {
      if (command instanceof UpdateCommand) {
        overtaking.mockRestore();
        await rename('Fast interpreter');
        await refreshCopiesOf(1);
      }
      return await send(command as UpdateCommand);
    });
    await refreshCopiesOf(1);
    expect(await subtitles()).toEqual(new Set(['Fast interpreter']));
  });

  test('are not written when none of their fields has changed', async () => {
    await refreshCopiesOf(1);
    await api.drainStream();
    await rename('Fast interpreter');
    const records = await api.readStream();
    api.units.reset();
    await handler({ Records: records });
    // The entry in the change feed of the search, and nothing else.
    expect(api.units.spent().write).toBe(4);
  });
});

test('a candidate is notified of each shortlist, without learning who the recruiter is', async () => {
  const { id, token } = candidate;
  const { body } = await api.call(notificationCalls.list, { params: { type: 'candidate', id }, token });
  expect(body).toHaveLength(30);
  expect(body[0]).toMatchObject({ kind: 'shortlisted', values: {}, link: null });
});

test('an entry shows contact details once its recruiter has unlocked the candidate', async () => {
  const recruiter = recruiters[0] as Principal;
  await subscribe(recruiter.id);
  expect((await entryOf(recruiter)).candidate.name).toBeNull();
  const view = await api.call(candidateCalls.view, { params: { id: 1 }, token: recruiter.token });
  expect(view.status).toBe(200);
  const records = await api.drainStream();
  expect((await entryOf(recruiter)).candidate.name).toBe(candidate.name);
  await handler({ Records: records });
  expect((await entryOf(recruiters[1] as Principal)).candidate.name).toBeNull();
});
