import { expect, test } from 'vitest';
import { putOwnZone } from '#functions/entities/own-zone/own-zone-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { timeZoneCalls } from '#shared/contracts/time-zone.ts';
import { testApi } from '#test/support/api.ts';
import { sendMails } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const start = Date.parse('2026-10-20T08:00:00.000Z');
const berlin = 'Europe/Berlin';
const tokyo = 'Asia/Tokyo';
const kolkata = 'Asia/Kolkata';
let made = 0;

async function makePair() {
  api.clock.set(start);
  made += 1;
  const [recruiter, candidate] = await Promise.all([
    makePrincipal('recruiter', made),
    makePrincipal('candidate', made * 100),
  ]);
  await subscribe(recruiter.id);
  await unlockCandidate(recruiter.id, candidate.id, clock.now());
  return { recruiter, candidate };
}

const set = ({ token }: Principal, zone: string, is_chosen: boolean) =>
  api.call(timeZoneCalls.setTimeZone, { token, body: { zone, is_chosen } });
const get = async ({ token }: Principal) => (await api.call(timeZoneCalls.timeZone, { token })).body;
const offer = async ({ token }: Principal, candidate: Principal): Promise<Interview> => {
  const times = ['2026-10-26T10:00', '2026-10-27T10:00'];
  const body = { candidate_ids: [candidate.id], minutes: 30 as const, times, zone: berlin };
  const answer = await api.call(interviewCalls.offerTimes, { token, body });
  expect(answer.status).toBe(201);
  return answer.body.interviews[0];
};

test("an account has the zone of its browser until its owner chooses one, which no browser's replaces", async () => {
  const { candidate } = await makePair();
  expect(await get(candidate)).toEqual({ zone: null, is_chosen: false });
  expect((await set(candidate, berlin, false)).body).toEqual({ zone: berlin, is_chosen: false });
  expect((await set(candidate, kolkata, false)).body).toEqual({ zone: kolkata, is_chosen: false });
  expect((await set(candidate, tokyo, true)).body).toEqual({ zone: tokyo, is_chosen: true });
  expect((await set(candidate, berlin, false)).body).toEqual({ zone: tokyo, is_chosen: true });
  expect(await get(candidate)).toEqual({ zone: tokyo, is_chosen: true });
  expect((await set(candidate, 'Mars/Olympus', true)).body.code).toBe('INVALID_INPUT');
  const { body } = await api.call(accountCalls.export, { token: candidate.token });
  expect(body.account).toMatchObject({ time_zone: tokyo, is_time_zone_chosen: true });
});

test('the zone of a browser that is stored at the same time as a choice does not replace it', async () => {
  const { candidate } = await makePair();
  const { id } = candidate;
  expect(await putOwnZone('candidate', { id, zone: berlin, is_chosen: false })).toMatchObject({ zone: berlin });
  await putOwnZone('candidate', { id, zone: tokyo, is_chosen: true });
  const chosen = { id, zone: tokyo, is_chosen: true };
  expect(await putOwnZone('candidate', { id, zone: berlin, is_chosen: false })).toEqual(chosen);
  await Promise.all([set(candidate, kolkata, true), set(candidate, berlin, false)]);
  expect(await get(candidate)).toEqual({ zone: kolkata, is_chosen: true });
});

test("a company sees an offer in the zone of the candidate's account before any answer, and then in that of the answer", async () => {
  const { recruiter, candidate } = await makePair();
  const before = await offer(recruiter, candidate);
  expect(before.times[0]?.candidate).toBeUndefined();
  await set(candidate, tokyo, false);
  const list = async (): Promise<Interview[]> =>
    (await api.call(interviewCalls.interviews, { token: recruiter.token, query: {} })).body;
  expect((await list())[0]?.times[0]).toMatchObject({
    recruiter: { zone: berlin, at: '2026-10-26T10:00' },
    candidate: { zone: tokyo, at: '2026-10-26T18:00' },
  });
  const at = String(before.times[0]?.at) as never;
  const params = { id: before.id };
  await api.call(interviewCalls.pickTime, { token: candidate.token, params, body: { at, zone: kolkata } });
  expect((await list())[0]?.agreed?.candidate).toMatchObject({ zone: kolkata, at: '2026-10-26T14:30' });
});

test('a mail about an offer names its first time by both clocks, where the zone of the candidate is known', async () => {
  const mailOf = async (zone: string | undefined) => {
    const { recruiter, candidate } = await makePair();
    if (zone) await set(candidate, zone, false);
    await offer(recruiter, candidate);
    await sendMails({ Records: await settle() });
    return String((await api.inbox(candidate.email)).at(-1)?.body.text);
  };
  const known = await mailOf(tokyo);
  expect(known).toMatch(/(18|06):00.*\(Tokyo, UTC\+09:00\)[\s\S]*10:00.*\(Berlin, UTC\+01:00\)/);
  const unknown = await mailOf(undefined);
  expect(unknown).toContain('offers you times for an interview.');
  expect(unknown).not.toContain('UTC');
});

test('a mail about an agreed time has it by the clocks of its reader, whatever zone times were named in', async () => {
  const { recruiter, candidate } = await makePair();
  await set(recruiter, kolkata, true);
  // The times are named by the clocks of Berlin.
  const { id, times } = await offer(recruiter, candidate);
  const at = String(times[0]?.at) as never;
  await api.call(interviewCalls.pickTime, { token: candidate.token, params: { id }, body: { at, zone: berlin } });
  await set(candidate, tokyo, true);
  await sendMails({ Records: await settle() });
  const textOf = async ({ email }: Principal) => String((await api.inbox(email)).at(-1)?.body.text);
  expect(await textOf(recruiter)).toMatch(/is agreed: [^.]*\(Kolkata, UTC\+05:30\)/);
  expect(await textOf(candidate)).toMatch(/is agreed: [^.]*\(Tokyo, UTC\+09:00\)/);
});
