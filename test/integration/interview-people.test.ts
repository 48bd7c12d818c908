import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { putTeam, readTeam } from '#functions/entities/company/team-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { companyCalls } from '#shared/contracts/company.ts';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import { dayMs, hourMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { endSubscriptions, sendMails } from '#test/support/handlers.ts';
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

/** The mails to people that follow from a step, each record delivered twice. */
async function mailsAfter(step: () => Promise<unknown>, ...people: readonly Principal[]): Promise<Mail[][]> {
  const inboxes = () => Promise.all(people.map(({ email }) => api.inbox(email)));
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
