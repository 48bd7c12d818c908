import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { accountCalls } from '#shared/contracts/account.ts';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { dayMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { sendMails } from '#test/support/handlers.ts';
import type { Mail } from '#test/support/inbox.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { type Principal, signInAgain } from '#test/support/principals.ts';
import { companyMaker } from '#test/support/unlocked-company.ts';

const api = await testApi();
const { settle, notificationsOf } = notificationSteps(api);
// Records of the stream have the real time.
const start = Date.now();
const day = new Date(start + 6 * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
const at = `${day}T09:00:00.000Z`;
const makePair = companyMaker(api, start);

/** Sends what follows from the changes so far, and from that, delivered twice. */
async function sendAll(): Promise<void> {
  for (let records = await settle(); records.length > 0; records = await settle())
    for (const Records of [records, records]) await sendMails({ Records });
}

/** A company and a candidate who agreed on a time. */
async function agreedPair() {
  const { recruiter, candidate } = await makePair();
  const body = { candidate_ids: [candidate.id], minutes: 60, times: [`${day}T09:00`], zone: 'Africa/Abidjan' };
  const { interviews } = (await api.call(interviewCalls.offerTimes, { token: recruiter.token, body })).body;
  const id = String(interviews[0].id);
  const picked = { at, zone: 'Asia/Tokyo' };
  await api.call(interviewCalls.pickTime, { token: candidate.token, params: { id }, body: picked });
  await sendAll();
  return { recruiter, candidate, id };
}

/** The mails to a person that follow from a step, delivered twice. */
async function mailsAfter(to: Principal, step: () => Promise<unknown>): Promise<Mail[]> {
  const before = (await api.inbox(to.email)).length;
  await step();
  await sendAll();
  return (await api.inbox(to.email)).slice(before);
}

function eventIn({ attachments = [] }: Mail) {
  const [part] = attachments.filter(({ contentType }) => contentType === 'text/calendar');
  if (!part) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(part.content, 'base64').toString()));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  const begin = event.startDate.toJSDate().toISOString();
  return { method: calendar.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence, start: begin };
}

const remove = ({ token, email }: Principal) => api.call(accountCalls.remove, { token, body: { confirm: email } });

describe('the event in the calendar of the other side ends', () => {
  test('after a block', async () => {
    const { recruiter, candidate, id } = await agreedPair();
    const { token } = candidate;
    const block = { block: { company_id: recruiter.id } };
    const mails = await mailsAfter(recruiter, () => api.call(visibilityCalls.setVisibility, { token, body: block }));
    expect(mails.map(eventIn)).toEqual([{ method: 'CANCEL', uid: id, sequence: 1, start: at }]);
  });

  test.each(['candidate', 'recruiter'] as const)(
    'when the account of the %s is erased, once and without a name or a reason',
    async (side) => {
      const { id, ...people } = await agreedPair();
      const gone = people[side];
      const left = people[side === 'candidate' ? 'recruiter' : 'candidate'];
      const mails = await mailsAfter(left, () => remove(gone));
      expect(mails.map(eventIn)).toEqual([{ method: 'CANCEL', uid: id, sequence: 1, start: at }]);
      const [mail] = mails;
      const calendar = mail?.attachments?.map(({ content }) => Buffer.from(content, 'base64').toString());
      const said = JSON.stringify([mail?.subject, mail?.body, calendar]);
      expect(said).toMatch(/Your agreed interview at [^"]*(Abidjan|Tokyo)[^"]* does not take place/);
      for (const word of [gone.name, gone.email, `Company ${gone.id}`, 'undefined', 'deleted', 'erased'])
        expect(said).not.toContain(word);
      expect((await notificationsOf(left)).at(-1)?.values).toEqual({ step: 'gone' });
      expect(JSON.stringify((await api.scan()).filter(({ PK }) => PK === `INBOX#${side}#${gone.id}`))).toBe('[]');
    },
  );
});

test('the end of one that was held, or not agreed, is not said when a side is erased', async () => {
  const held = await agreedPair();
  const open = await agreedPair();
  await api.call(interviewCalls.endInterview, { token: open.recruiter.token, params: { id: open.id }, body: {} });
  await sendAll();
  expect(await mailsAfter(open.recruiter, () => remove(open.candidate))).toEqual([]);
  api.clock.set(start + 9 * dayMs);
  const candidate = await signInAgain(held.candidate);
  expect((await mailsAfter(held.recruiter, () => remove(candidate))).map(eventIn)).toEqual([]);
});
