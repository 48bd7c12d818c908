import type { DynamoDBRecord } from 'aws-lambda';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { setMembership } from '#functions/entities/company/membership-writes.ts';
import { putTeam, readTeam } from '#functions/entities/company/team-store.ts';
import { readBooked } from '#functions/entities/interview/booked-times.ts';
import { readInterview } from '#functions/entities/interview/interview-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { type Colleague, companyCalls } from '#shared/contracts/company.ts';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import { dayMs, hourMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { endSubscriptions, followTable, sendMails } from '#test/support/handlers.ts';
import type { Mail } from '#test/support/inbox.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { startPushService } from '#test/support/push-service.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
const service = await startPushService();
const { settle, notificationsOf } = notificationSteps(api);
// Records of the stream have the real time.
const start = Date.now();
const day = new Date(start + 6 * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
let made = 0;

/** A company with a colleague, who unlocked a candidate, and a person who is in no company. */
async function makeTeam(role: CompanyRole = 'recruiter') {
  api.clock.set(start);
  made += 1;
  const founder = await makePrincipal('recruiter', made);
  const candidate = await makePrincipal('candidate', made);
  const colleague = await addColleague(founder, 1_000 + made, role);
  await subscribe(founder.id);
  await unlockCandidate(founder.id, candidate.id, clock.now());
  await sendMails({ Records: await settle() });
  return { founder, colleague, candidate };
}

async function addColleague(founder: Principal, id: number, role: CompanyRole): Promise<Principal> {
  const colleague = await makePrincipal('recruiter', id, { verified: false, company: { id: founder.id, role } });
  const { stored } = await readTeam(founder.id, clock.now());
  const member = { id, email: colleague.email, role, joined_at: toIso(clock.now()) };
  await transact({ team: putTeam(founder.id, stored, { colleagues: [...stored.colleagues, member] }) });
  return colleague;
}

/** An interview that a person of a company offered at an hour of the day, in UTC. */
async function offer({ token }: Principal, { id: candidate }: Principal, hour = 9): Promise<string> {
  const zone = 'Africa/Abidjan';
  const body = { candidate_ids: [candidate], minutes: 60, times: [at(hour).slice(0, 16)], zone };
  return String((await api.call(interviewCalls.offerTimes, { token, body })).body.interviews[0].id);
}
const pick = ({ token }: Principal, id: string, hour = 9) =>
  api.call(interviewCalls.pickTime, { token, params: { id }, body: { at: at(hour), zone: 'Asia/Tokyo' } });
async function agree(by: Principal, candidate: Principal, hour = 9): Promise<string> {
  const id = await offer(by, candidate, hour);
  expect((await pick(candidate, id, hour)).status).toBe(200);
  return id;
}

/** Lets the stream follow until nothing new follows. */
async function settleAll() {
  const all: DynamoDBRecord[] = [];
  for (let records = await settle(); records.length > 0; records = await settle()) all.push(...records);
  return all;
}

/** The mails to people that follow from a step, each record delivered twice; but for that about the company's verification before. */
async function mailsAfter(step: () => Promise<unknown>, ...people: readonly Principal[]): Promise<Mail[][]> {
  const inboxOf = async ({ email }: Principal) =>
    (await api.inbox(email)).filter(({ subject }) => subject !== 'Your account is verified');
  const inboxes = () => Promise.all(people.map(inboxOf));
  const before = await inboxes();
  await step();
  for (let records = await settle(); records.length > 0; records = await settle())
    for (const Records of [records, records]) await sendMails({ Records });
  return (await inboxes()).map((mails, place) => mails.slice(before[place]?.length));
}

function eventIn({ attachments = [] }: Mail) {
  const [part] = attachments.filter(({ contentType }) => contentType === 'text/calendar');
  if (!part) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(part.content, 'base64').toString()));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  const attendees = event.attendees.map((each) => String(each.getFirstValue()).replace(/^mailto:/i, ''));
  const [method, begin] = [calendar.getFirstPropertyValue('method'), event.startDate.toJSDate().toISOString()];
  return { method, uid: event.uid, sequence: event.sequence, start: begin, attendees };
}

describe('the interview of a colleague', () => {
  test('is in the calendar of the colleague, by mail, when it is agreed, moved and cancelled, and in no other of the company', async () => {
    const { founder, colleague, candidate } = await makeTeam();
    const other = await addColleague(founder, 2_000 + made, 'recruiter');
    const id = await offer(colleague, candidate);
    const company = [colleague, founder, other] as const;
    const event = { uid: id, attendees: [colleague.email] };
    const [agreed, ...none] = await mailsAfter(() => pick(candidate, id), ...company);
    expect(agreed?.map(eventIn)).toEqual([{ ...event, method: 'REQUEST', sequence: 0, start: at(9) }]);
    expect(none).toEqual([[], []]);
    const moved = await mailsAfter(
      async () => {
        const { token } = candidate;
        const body = { times: [at(11).slice(0, 16)], zone: 'Africa/Abidjan' };
        await api.call(interviewCalls.suggestTimes, { token, params: { id }, body });
      },
      ...company,
    );
    expect(moved.map((mails) => mails.map(({ body }) => body.text?.includes('named other times')))).toEqual([
      [true],
      [],
      [],
    ]);
    // A colleague who answers in the place of another one changes nothing of whose it is, and of the zone that counts.
    const picked = await mailsAfter(
      () =>
        api.call(interviewCalls.pickTime, {
          token: founder.token,
          params: { id },
          body: { at: at(11), zone: 'Asia/Kolkata' },
        }),
      ...company,
    );
    expect(picked.map((mails) => mails.map(eventIn))).toEqual([
      [{ ...event, method: 'REQUEST', sequence: 1, start: at(11) }],
      [],
      [],
    ]);
    expect(picked[0]?.[0]?.body.text).toMatch(/11:00[^.]*\(Abidjan/);
    const ended = await mailsAfter(
      () => api.call(interviewCalls.endInterview, { token: candidate.token, params: { id }, body: {} }),
      ...company,
    );
    expect(ended.map((mails) => mails.map(eventIn))).toEqual([
      [{ ...event, method: 'CANCEL', sequence: 2, start: at(11) }],
      [],
      [],
    ]);
    // The bell is the company's.
    expect((await notificationsOf(founder)).map(({ values }) => values.step)).toEqual(
      expect.arrayContaining(['agreed', 'times', 'ended']),
    );
  });

  test('is said to the colleague a day and an hour before, once, in their language, unless they chose no such mails', async () => {
    const { founder, colleague, candidate } = await makeTeam();
    const id = await agree(colleague, candidate);
    await mailsAfter(async () => undefined, colleague);
    const choose = async (body: object) => {
      const { token } = colleague;
      const answer = await api.call(notificationCalls.updatePreferences, { token, body });
      expect(answer).toMatchObject({ status: 200 });
      return answer.body;
    };
    expect(await choose({ language: 'de' })).toEqual({ mails: { interview_changed: true }, language: 'de' });
    const remindedAt = async (time: number) => {
      api.clock.set(time);
      const mails = await mailsAfter(
        async () => {
          await endSubscriptions();
          await endSubscriptions();
        },
        colleague,
        founder,
      );
      return mails.map((each) => each.map(({ body }) => body.text));
    };
    const begin = Date.parse(at(9));
    expect(await remindedAt(begin - dayMs)).toEqual([[expect.stringContaining('innerhalb eines Tages')], []]);
    api.clock.set(start);
    await choose({ mails: { interview_changed: false } });
    expect(await remindedAt(begin - hourMs)).toEqual([[], []]);
    // The choice of one is not that of the others.
    const { body } = await api.call(notificationCalls.preferences, { token: (await makeTeam()).founder.token });
    expect(body.mails.interview_changed).toBe(true);
    expect((await notificationsOf(founder)).filter(({ values }) => values.interview === id)).toHaveLength(3);
  });

  test('is news on the devices of the colleague and the candidate alone', async () => {
    const { founder, colleague, candidate } = await makeTeam();
    const browsers = [founder, colleague, candidate].map((who) => ({ who, browser: service.openBrowser() }));
    for (const { who, browser } of browsers)
      await api.call(pushDeviceCalls.setPushDevice, { token: who.token, body: browser.subscription });
    const shown = () => browsers.map(({ browser }) => browser.received.length);
    const id = await offer(colleague, candidate);
    await sendMails({ Records: await settle() });
    await pick(candidate, id);
    await sendMails({ Records: await settle() });
    expect(shown()).toEqual([0, 1, 1]);
    // Of the founder's own the colleague sees none.
    api.clock.set(start + 1_000);
    await agree(founder, candidate, 13);
    await sendMails({ Records: await settle() });
    expect(shown()).toEqual([1, 1, 2]);
  });

  test('that was noticed before its colleague left is mailed to the founder', async () => {
    const { founder, colleague, candidate } = await makeTeam();
    const id = await agree(colleague, candidate);
    const records = await settle();
    expect((await api.call(companyCalls.leave, { token: colleague.token })).status).toBe(204);
    const before = (await api.inbox(founder.email)).length;
    for (const Records of [records, records]) await sendMails({ Records });
    expect((await api.inbox(colleague.email)).map(eventIn)).toEqual([]);
    expect((await api.inbox(founder.email)).slice(before).map((mail) => eventIn(mail)?.uid)).toEqual([id]);
  });
});

/** The ways in which a colleague holds no interviews of the company any more. */
const ways = {
  'who leaves': ({ colleague }) => api.call(companyCalls.leave, { token: colleague.token }),
  'whom an owner removes': ({ founder, colleague }) =>
    api.call(companyCalls.removeColleague, { token: founder.token, params: { id: String(colleague.id) } }),
  'who becomes a viewer': ({ founder, colleague }) =>
    api.call(companyCalls.changeColleague, {
      token: founder.token,
      params: { id: String(colleague.id) },
      body: { role: 'viewer' },
    }),
  'whom an admin deactivates': ({ colleague }) => deactivate(colleague),
  'who deletes the account': ({ colleague: { token, email } }) =>
    api.call(accountCalls.remove, { token, body: { confirm: email } }),
} satisfies Record<string, (team: Awaited<ReturnType<typeof makeTeam>>) => Promise<unknown>>;

async function deactivate({ type, id, email }: Principal) {
  const kind = accountKindOf(type);
  const { done } = await transact(accountStateChange({ kind, id, email }, ['active'], 'deactivated'));
  expect(done).toBe(true);
}
const shown = async ({ token }: Principal, id: string): Promise<Interview> =>
  (await api.call(interviewCalls.interview, { token, params: { id }, query: {} })).body;
const booked = async (founder: Principal, by: Principal) =>
  (await readBooked({ recruiter_id: founder.id, by: by.id })).times.map(({ id }) => id);

describe('the interviews of a colleague', () => {
  test.each(Object.entries(ways))('%s pass to the founder, with their times and events', async (way, leave) => {
    const team = await makeTeam();
    const { founder, colleague, candidate } = team;
    const agreed = await agree(colleague, candidate, 9);
    const open = await offer(colleague, candidate, 13);
    const own = await agree(founder, candidate, 9);
    await mailsAfter(async () => undefined);
    expect(await booked(founder, colleague)).toEqual([agreed]);
    const [ofColleague, ofFounder, ofCandidate] = await mailsAfter(() => leave(team), colleague, founder, candidate);
    const event = { uid: agreed, sequence: 1, start: at(9) };
    const eventsIn = (mails: Mail[] | undefined) => mails?.flatMap((mail) => eventIn(mail) ?? []);
    // An account that is not used any more gets no mails.
    const isReached = !way.includes('deactivates') && !way.includes('deletes');
    expect(eventsIn(ofColleague)).toEqual(
      isReached ? [{ ...event, method: 'CANCEL', attendees: [colleague.email] }] : [],
    );
    expect(eventsIn(ofFounder)).toEqual([{ ...event, method: 'REQUEST', attendees: [founder.email] }]);
    expect(eventsIn(ofCandidate)).toEqual([{ ...event, method: 'REQUEST', attendees: [candidate.email] }]);
    expect(ofFounder?.map(({ body }) => body.text).join()).toContain('is yours now');
    expect(ofCandidate?.map(({ body }) => body.text).join()).toContain('Another person of');
    // Both of the founder's are there then, as only a person can choose.
    expect((await booked(founder, founder)).sort()).toEqual([agreed, own].sort());
    expect(await booked(founder, colleague)).toEqual([]);
    const place = `TIMES#${String(colleague.id).padStart(12, '0')}`;
    expect((await api.scan()).filter(({ entity, SK }) => entity === 'booked_times' && SK === place)).toEqual([]);
    for (const id of [agreed, open]) expect((await shown(founder, id)).recruiter).toBe(founder.name);
    expect((await pick(candidate, open, 13)).body).toMatchObject({ state: 'agreed' });
    expect((await booked(founder, founder)).sort()).toEqual([agreed, open, own].sort());
    // What was said before is not said again.
    expect(await mailsAfter(async () => undefined, colleague, founder, candidate)).toHaveLength(3);
  });

  test('that are agreed while the colleague leaves pass all the same, and reminders reach the founder', async () => {
    const { founder, colleague, candidate } = await makeTeam();
    const id = await offer(colleague, candidate);
    await Promise.all([pick(candidate, id), api.call(companyCalls.leave, { token: colleague.token })]);
    const records = await settleAll();
    expect(await booked(founder, founder)).toEqual([id]);
    expect(await booked(founder, colleague)).toEqual([]);
    // Repeated records change nothing.
    await followTable({ Records: records });
    const interview = await shown(founder, id);
    expect(interview).toMatchObject({ recruiter: founder.name, state: 'agreed', sequence: 1 });
    api.clock.set(Date.parse(at(9)) - hourMs);
    const [reminders] = await mailsAfter(() => endSubscriptions(), founder);
    expect(reminders?.map(({ body }) => body.text)).toEqual([expect.stringContaining('begins within an hour')]);
  });

  test('that are agreed and to come are counted for owners and the colleague, before they pass', async () => {
    const { founder, colleague, candidate } = await makeTeam();
    const other = await addColleague(founder, 2_000 + made, 'recruiter');
    await agree(colleague, candidate, 9);
    await agree(colleague, candidate, 12);
    await offer(colleague, candidate, 15);
    const counted = async ({ token }: Principal) =>
      (await api.call(companyCalls.team, { token })).body.colleagues.map((each: Colleague) => each.interviews);
    expect(await counted(founder)).toEqual([undefined, 2, undefined]);
    expect(await counted(colleague)).toEqual([undefined, 2, undefined]);
    expect(await counted(other)).toEqual([undefined, undefined, undefined]);
  });

  test('stay where the role only changes to one that can hold them', async () => {
    const { founder, colleague, candidate } = await makeTeam();
    const id = await agree(colleague, candidate);
    const change = { params: { id: String(colleague.id) }, body: { role: 'owner' as const } };
    await api.call(companyCalls.changeColleague, { token: founder.token, ...change });
    await settleAll();
    expect(await booked(founder, colleague)).toEqual([id]);
    expect((await shown(candidate, id)).sequence).toBe(0);
  });
});

describe('the agreed interviews of an account that an admin deactivates', () => {
  test.each(['candidate', 'founder'] as const)(
    'end with that of the %s, and the other side learns it by mail',
    async (side) => {
      const team = await makeTeam();
      const { colleague, founder, candidate } = team;
      const ofColleague = await agree(colleague, candidate, 9);
      const ofFounder = await agree(founder, candidate, 11);
      await mailsAfter(async () => undefined);
      const mails = await mailsAfter(() => deactivate(team[side]), colleague, founder, candidate);
      const cancelled = (uid: string, hour: number) =>
        expect.objectContaining({ method: 'CANCEL', uid, start: at(hour) });
      const events = mails.map((each) => each.flatMap((mail) => eventIn(mail) ?? []));
      expect(events).toEqual([
        [cancelled(ofColleague, 9)],
        side === 'candidate' ? [cancelled(ofFounder, 11)] : [],
        side === 'candidate' ? [] : expect.arrayContaining([cancelled(ofColleague, 9), cancelled(ofFounder, 11)]),
      ]);
      expect(JSON.stringify(mails)).not.toMatch(/deactivat/i);
      expect([await booked(founder, founder), await booked(founder, colleague)]).toEqual([[], []]);
    },
  );

  test('end as well with a company whose founder joins another one', async () => {
    const { founder, candidate } = await makeTeam();
    const { founder: other } = await makeTeam();
    const id = await agree(founder, candidate);
    await mailsAfter(async () => undefined);
    const account = (await readAccount('recruiter', founder.id)) as Account;
    const join = () => transact({ account: setMembership(account, { id: other.id, role: 'recruiter' }) });
    const [mails] = await mailsAfter(join, candidate);
    expect(mails?.map(eventIn)).toMatchObject([{ method: 'CANCEL', uid: id }]);
    expect(await booked(founder, founder)).toEqual([]);
  });

  test('end with such a company also where a candidate picks a time afterwards', async () => {
    const { founder, candidate } = await makeTeam();
    const { founder: other } = await makeTeam();
    const id = await offer(founder, candidate);
    const account = (await readAccount('recruiter', founder.id)) as Account;
    await transact({ account: setMembership(account, { id: other.id, role: 'recruiter' }) });
    await settleAll();
    await pick(candidate, id);
    await settleAll();
    expect((await readInterview(id))?.summary.state).toBe('cancelled');
    expect(await booked(founder, founder)).toEqual([]);
  });

  test('end also where they are agreed at that moment', async () => {
    const { colleague, founder, candidate } = await makeTeam();
    const id = await offer(colleague, candidate);
    await Promise.all([pick(candidate, id), deactivate(founder)]);
    await settleAll();
    expect((await readInterview(id))?.summary.state).not.toBe('agreed');
    expect(await booked(founder, colleague)).toEqual([]);
  });
});
