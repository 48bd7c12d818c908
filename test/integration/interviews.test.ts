import type { DynamoDBRecord } from 'aws-lambda';
import ICAL from 'ical.js';
import { describe, expect, test, vi } from 'vitest';
import { budgetName, countDayUse } from '#functions/entities/address-budget/day-budget.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { dayBudgets } from '#shared/domain/day-budgets.ts';
import { dayMs, hourMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { endSubscriptions, followTable, sendMails } from '#test/support/handlers.ts';
import type { Mail } from '#test/support/inbox.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { type Browser, startPushService } from '#test/support/push-service.ts';
import { makeJob } from '#test/support/records.ts';
import { companyMaker } from '#test/support/unlocked-company.ts';

const api = await testApi();
const service = await startPushService();
const { settle, notificationsOf } = notificationSteps(api);
const start = Date.parse('2026-10-20T08:00:00.000Z');
const berlin = 'Europe/Berlin';
const tokyo = 'Asia/Tokyo';
/** Before and after Berlin's clocks are put back. */
const times = ['2026-10-24T10:00', '2026-10-26T10:00', '2026-10-26T11:00'];
const makeCompany = companyMaker(api, start);

const offer = ({ token }: Principal, candidates: readonly Principal[], more: object = {}) =>
  api.call(interviewCalls.offerTimes, {
    token,
    body: { candidate_ids: candidates.map(({ id }) => id), minutes: 60, times, zone: berlin, ...more },
  });
const offered = async (by: Principal, candidates: readonly Principal[], more?: object): Promise<Interview[]> =>
  (await offer(by, candidates, more)).body.interviews;
const read = ({ token }: Principal, id: string, query: object = {}) =>
  api.call(interviewCalls.interview, { token, params: { id }, query });
const pick = ({ token }: Principal, id: string, at: unknown, body: object = {}) =>
  api.call(interviewCalls.pickTime, { token, params: { id }, body: { at: at as string, ...body } });
const suggest = ({ token }: Principal, id: string, body: object) =>
  api.call(interviewCalls.suggestTimes, { token, params: { id }, body: { times, zone: tokyo, ...body } });
const end = ({ token }: Principal, id: string, body: object = {}) =>
  api.call(interviewCalls.endInterview, { token, params: { id }, body });
const miss = ({ token }: Principal, id: string) =>
  api.call(interviewCalls.recordMissing, { token, params: { id }, body: {} });
const list = async ({ token }: Principal, query: object = {}): Promise<Interview[]> =>
  (await api.call(interviewCalls.interviews, { token, query })).body;
/** People who are signed in after a long time. */
const later = async (at: number, ...people: readonly Principal[]): Promise<Principal[]> => {
  api.clock.set(at);
  return await Promise.all(people.map(signInAgain));
};
const first = <Item>([item]: readonly Item[]): Item => item as Item;

describe('an interview', () => {
  test('lets the candidate write to the company first, until it is ended', async () => {
    const { recruiter, candidate } = await makeCompany();
    const other = await makePrincipal('recruiter', recruiter.id + 5_000);
    const write = (thread: string) =>
      api.call(messageCalls.send, { token: candidate.token, params: { id: thread }, body: { text: 'I am here.' } });
    const id = `${recruiter.id}-${candidate.id}`;
    expect((await write(id)).status).toBe(404);
    const interview = first(await offered(recruiter, [candidate]));
    expect(interview.thread).toBe(id);
    expect((await write(`${other.id}-${candidate.id}`)).status).toBe(404);
    expect((await end(candidate, interview.id)).status).toBe(200);
    expect((await write(id)).status).toBe(404);
    await offered(recruiter, [candidate], { times: ['2026-10-27T10:00'] });
    expect(await write(id)).toMatchObject({ status: 201, body: { number: 1, from: 'candidate' } });
    const { body } = await api.call(messageCalls.thread, { token: recruiter.token, params: { id } });
    expect(body.items).toMatchObject([{ text: 'I am here.' }]);
  });

  test('is offered in the zone of the company and agreed in that of the candidate, across a clock change', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id } = first(await offered(recruiter, [candidate]));
    const { body } = await read(candidate, id, { zone: tokyo });
    expect(body).toMatchObject({ state: 'offered', waits_for: 'candidate', minutes: 60, place: null });
    expect(body.times.slice(0, 2)).toEqual([
      {
        at: '2026-10-24T08:00:00.000Z',
        recruiter: { zone: berlin, at: '2026-10-24T10:00', offset: '+02:00' },
        candidate: { zone: tokyo, at: '2026-10-24T17:00', offset: '+09:00' },
      },
      {
        at: '2026-10-26T09:00:00.000Z',
        recruiter: { zone: berlin, at: '2026-10-26T10:00', offset: '+01:00' },
        candidate: { zone: tokyo, at: '2026-10-26T18:00', offset: '+09:00' },
      },
    ]);
    expect(await pick(candidate, id, body.times[1].at, { zone: tokyo })).toMatchObject({
      status: 200,
      body: { state: 'agreed', agreed: body.times[1], times: [] },
    });
    expect(await list(recruiter)).toMatchObject([{ id, state: 'agreed', agreed: body.times[1] }]);
    expect(await list(candidate)).toMatchObject([{ id, agreed: body.times[1] }]);
    expect(await list(candidate, { past: true })).toEqual([]);
    const reader = first(await later(start + 8 * dayMs, candidate));
    expect(await list(reader, { past: true })).toMatchObject([{ id, state: 'held' }]);
    expect(await list(reader)).toEqual([]);
  });

  test('gets other times from the candidate, of which the company picks one, and the candidate moves it again', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id } = first(await offered(recruiter, [candidate]));
    const proposed = await suggest(candidate, id, { times: ['2026-10-27T17:00'] });
    expect(proposed.body).toMatchObject({ state: 'proposed', waits_for: 'recruiter' });
    const at = proposed.body.times[0].at;
    expect((await pick(candidate, id, at)).body.code).toBe('INVALID_STATE');
    expect((await pick(recruiter, id, at)).body).toMatchObject({ state: 'agreed', agreed: { at } });
    const moved = await suggest(candidate, id, { times: ['2026-10-28T17:00'] });
    expect(moved.body).toMatchObject({ state: 'agreed', agreed: { at }, waits_for: 'recruiter' });
    const next = moved.body.times[0].at;
    expect((await pick(recruiter, id, next)).body).toMatchObject({ state: 'agreed', agreed: { at: next }, times: [] });
  });

  test('for which later times are named stays in lists where its agreed time is', async () => {
    const { recruiter, candidates } = await makeCompany(2);
    const [one, two] = (await offered(recruiter, candidates)) as [Interview, Interview];
    const [left, right] = candidates as [Principal, Principal];
    await pick(left, one.id, one.times[0]?.at);
    await pick(right, two.id, two.times[1]?.at);
    await suggest(left, one.id, { times: ['2026-11-17T17:00'] });
    expect(await list(recruiter)).toMatchObject([{ id: one.id }, { id: two.id }]);
    const company = first(await later(start + 5 * dayMs, recruiter));
    expect(await list(company)).toMatchObject([{ id: two.id }]);
    expect(await list(company, { past: true })).toMatchObject([{ id: one.id, state: 'held' }]);
  });

  test('is declined or cancelled once, and its time is free again', async () => {
    const { recruiter, candidates } = await makeCompany(2);
    const [one, two] = await offered(recruiter, candidates);
    const [left, right] = candidates as [Principal, Principal];
    const at = one?.times[0]?.at;
    await pick(left, String(one?.id), at);
    expect((await read(right, String(two?.id))).body.times).toHaveLength(2);
    expect((await end(left, String(one?.id))).body.state).toBe('declined');
    expect((await end(left, String(one?.id))).status).toBe(200);
    expect((await pick(right, String(two?.id), at)).body).toMatchObject({ state: 'agreed', agreed: { at } });
    expect((await end(recruiter, String(two?.id))).body.state).toBe('cancelled');
    expect((await pick(right, String(two?.id), one?.times[1]?.at)).body.code).toBe('INVALID_STATE');
  });

  test('that was not held is recorded by the side that came, from its beginning on and for a week', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    await pick(candidate, id, open[0]?.at);
    expect((await miss(recruiter, id)).body.code).toBe('INVALID_STATE');
    const [company, person] = await later(Date.parse(String(open[0]?.at)), recruiter, candidate);
    expect((await end(person as Principal, id)).body.code).toBe('INVALID_STATE');
    expect((await miss(company as Principal, id)).body).toMatchObject({ state: 'missed', missing: 'candidate' });
    expect((await miss(company as Principal, id)).status).toBe(200);
    expect((await read(person as Principal, id)).body.is_disputed).toBeUndefined();
  });

  test('that each side says the other one missed has both records, whichever came first, and each is notified once', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    await pick(candidate, id, open[0]?.at);
    const begin = Date.parse(String(open[0]?.at));
    const [company] = await later(begin + 7 * dayMs - 1_000, recruiter);
    await miss(company as Principal, id);
    const [person] = await later(begin + 13 * dayMs, candidate);
    const both = { state: 'missed', missing: 'candidate', is_disputed: true };
    await settle();
    const before = (await notificationsOf(recruiter)).length;
    // At once, and again.
    const answers = await Promise.all([miss(person as Principal, id), miss(person as Principal, id)]);
    for (const { body } of [...answers, await miss(person as Principal, id)]) expect(body).toMatchObject(both);
    expect((await miss(first(await later(begin + 13 * dayMs, recruiter)), id)).body).toMatchObject(both);
    await settle();
    const said = (await notificationsOf(recruiter)).slice(before).map(({ values }) => values);
    expect(said).toMatchObject([{ step: 'missed', name: expect.stringMatching(/^\S\*/) }]);
    const { body } = await api.call(accountCalls.export, { token: (person as Principal).token });
    expect(body.interviews).toMatchObject([both]);
  });

  test('is said by the other side within a week of the first record, and not later', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    await pick(candidate, id, open[0]?.at);
    const begin = Date.parse(String(open[0]?.at));
    await miss(first(await later(begin, candidate)), id);
    const company = first(await later(begin + 7 * dayMs, recruiter));
    expect((await miss(company, id)).body.code).toBe('INVALID_STATE');
    expect((await read(company, id)).body).toMatchObject({ state: 'missed', missing: 'recruiter' });
  });

  test('that has begun, or was held, is not moved: neither by new times nor by a pick of some that were named before', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    await pick(candidate, id, open[0]?.at);
    const { body: moving } = await suggest(candidate, id, { times: ['2026-10-29T17:00'] });
    const begin = Date.parse(String(open[0]?.at));
    for (const at of [begin, begin + 2 * hourMs]) {
      const [company, person] = (await later(at, recruiter, candidate)) as [Principal, Principal];
      expect((await pick(company, id, moving.times[0].at)).body.code).toBe('INVALID_STATE');
      for (const side of [company, person])
        expect((await suggest(side, id, { times: ['2026-10-30T17:00'] })).body.code).toBe('INVALID_STATE');
      expect((await read(person, id)).body).toMatchObject({ agreed: { at: open[0]?.at }, times: [] });
    }
  });

  test('whose times all passed cannot be agreed any more', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    const reader = first(await later(start + 9 * dayMs, candidate));
    expect((await read(reader, id)).body).toMatchObject({ state: 'lapsed', times: [] });
    expect((await pick(reader, id, open[0]?.at)).body.code).toBe('INVALID_STATE');
  });
});

/** The mails that follow from a step, delivered twice, and from earlier records after it. */
async function mailsAfter(to: Principal, step: () => Promise<unknown>, earlier: readonly DynamoDBRecord[] = []) {
  const before = (await api.inbox(to.email)).length;
  await step();
  const records = await settle();
  for (const Records of [records, records, [...earlier]]) await sendMails({ Records });
  return { records, mails: (await api.inbox(to.email)).slice(before) };
}

/** The event that a mail has for the reader's calendar, as an outside parser reads it. */
function eventIn({ attachments = [] }: Mail) {
  const [part] = attachments.filter(({ contentType }) => contentType === 'text/calendar');
  if (!part) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(part.content, 'base64').toString()));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    place: event.location,
    summary: event.summary,
    attendees: event.attendees.map((each) => String(each.getFirstValue()).replace(/^mailto:/i, '')),
  };
}

describe('a mail', () => {
  test('names the offer to the candidate, and the agreed time to the company in both zones, once', async () => {
    const { recruiter, candidate } = await makeCompany();
    await settle();
    let interview: Interview | undefined;
    const [offer, ...none] = (
      await mailsAfter(candidate, async () => {
        interview = first(await offered(recruiter, [candidate]));
      })
    ).mails;
    expect(none).toEqual([]);
    expect(offer?.body.text).toMatch(/offers you times for an interview[\s\S]*\/interviews/);
    expect(offer && eventIn(offer)).toBeUndefined();
    const { id, times: open } = interview as Interview;
    const { mails } = await mailsAfter(recruiter, () => pick(candidate, id, open[1]?.at, { zone: tokyo }));
    expect(mails).toHaveLength(1);
    const text = String(mails[0]?.body.text);
    expect(text).toMatch(/Mon.*10:00.*\(Berlin, UTC\+01:00\)[\s\S]*Mon.*(18|06):00.*\(Tokyo, UTC\+09:00\)/);
    expect(text).toContain('gets no answers from your calendar');
  });

  test.each(['candidate', 'recruiter'] as const)(
    'makes, moves and ends one event in the calendar of the %s, whatever is delivered again or late',
    async (side) => {
      const people = await makeCompany();
      const reader = people[side];
      const { candidate, recruiter } = people;
      const { id, times: open } = first(await offered(recruiter, [candidate]));
      await settle();
      const agreed = await mailsAfter(reader, () => pick(candidate, id, open[0]?.at, { zone: tokyo }));
      await suggest(recruiter, id, { times: ['2026-10-28T09:00'], zone: berlin });
      await sendMails({ Records: await settle() });
      const next = '2026-10-28T08:00:00.000Z';
      const moved = await mailsAfter(reader, () => pick(candidate, id, next), agreed.records);
      const ended = await mailsAfter(reader, () => end(recruiter, id), [...moved.records, ...agreed.records]);
      const place = expect.stringMatching(/\/interviews$/);
      const about = { uid: id, attendees: [reader.email], place, summary: expect.stringContaining('Interview with') };
      expect([agreed, moved, ended].map(({ mails }) => mails.map(eventIn))).toEqual([
        [{ ...about, method: 'REQUEST', sequence: 0, start: open[0]?.at }],
        [{ ...about, method: 'REQUEST', sequence: 1, start: next }],
        [{ ...about, method: 'CANCEL', sequence: 2, start: next }],
      ]);
      const [mail] = agreed.mails;
      const other = side === 'candidate' ? recruiter : candidate;
      expect(JSON.stringify([mail?.body, mail && eventIn(mail)])).not.toContain(other.email);
    },
  );

  test('says where the interview is once it is agreed, in its text and in the calendar', async () => {
    const { recruiter, candidate } = await makeCompany();
    const place = 'https://meet.example/abc';
    let id = '';
    const offer = await mailsAfter(candidate, async () => {
      id = first(await offered(recruiter, [candidate], { place })).id;
    });
    expect(JSON.stringify(offer.mails)).not.toContain('meet.example');
    const agreed = await mailsAfter(candidate, () => pick(candidate, id, '2026-10-26T09:00:00.000Z'));
    expect(agreed.mails.map((mail) => [mail.body.text?.includes(`Place: ${place}\n`), eventIn(mail)?.place])).toEqual([
      [true, place],
    ]);
  });

  test('about an agreed time that was moved before it could be sent is left to that of the move', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    await settle();
    const { mails } = await mailsAfter(recruiter, async () => {
      await pick(candidate, id, open[0]?.at);
      await suggest(candidate, id, { times: ['2026-10-28T17:00'] });
      await pick(recruiter, id, '2026-10-28T08:00:00.000Z');
    });
    const events = mails.map(eventIn).filter((event) => event !== undefined);
    expect(events).toMatchObject([{ sequence: 1, start: '2026-10-28T08:00:00.000Z' }]);
  });
});

describe('a reminder', () => {
  /** Of which reminders people get mails by two runs at a time. */
  const remindedAt = async (at: number, ...people: readonly Principal[]) => {
    api.clock.set(at);
    const inboxes = () => Promise.all(people.map(({ email }) => api.inbox(email)));
    const before = await inboxes();
    await endSubscriptions();
    await mailsAfter(people[0] as Principal, endSubscriptions);
    return (await inboxes()).map((mails, place) =>
      mails
        .slice(before[place]?.length)
        .flatMap(({ body }) => /begins within an? (day|hour)/.exec(body.text ?? '')?.[1] ?? []),
    );
  };

  test.each(['candidate', 'recruiter'] as const)(
    'of an agreed time reaches the %s a day and an hour before, once, by both clocks, with the bell',
    async (side) => {
      const people = await makeCompany();
      const { recruiter, candidate } = people;
      const { id, times: open } = first(await offered(recruiter, [candidate]));
      await pick(candidate, id, open[1]?.at, { zone: tokyo });
      await settle();
      const begin = Date.parse(String(open[1]?.at));
      const reader = people[side];
      expect(await remindedAt(begin - dayMs - 1, reader)).toEqual([[]]);
      expect(await remindedAt(begin - dayMs, reader)).toEqual([['day']]);
      expect(await remindedAt(begin - dayMs + hourMs, reader)).toEqual([[]]);
      expect(await remindedAt(begin - hourMs + 1, reader)).toEqual([['hour']]);
      expect(await remindedAt(begin - 1, reader)).toEqual([[]]);
      const text = (await api.inbox(reader.email)).at(-1)?.body.text;
      expect(text).toMatch(/10:00.*\(Berlin, UTC\+01:00\)/);
      expect(text).toMatch(/(18|06):00.*\(Tokyo, UTC\+09:00\)/);
      const values = (await notificationsOf(reader)).map((each) => each.values.reminder);
      expect(values.filter(Boolean)).toEqual(['day', 'hour']);
    },
  );

  test('reaches both sides as the agreement does, where the candidate applied to the company after a block', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { token } = candidate;
    await api.call(visibilityCalls.setVisibility, { token, body: { block: { company_id: recruiter.id } } });
    api.clock.set(start + 1_000);
    const { id: jobId } = await makeJob(recruiter.id, recruiter.id);
    await api.call(applicationCalls.apply, { token, params: { jobId } });
    await settle();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    const { mails } = await mailsAfter(recruiter, () => pick(candidate, id, open[1]?.at));
    expect(mails.map(eventIn)).toMatchObject([{ method: 'REQUEST', sequence: 0 }]);
    const begin = Date.parse(String(open[1]?.at));
    expect(await remindedAt(begin - hourMs, recruiter, candidate)).toEqual([['hour'], ['hour']]);
  });

  test('is of the time that counts: none of one that was moved or ended, that is nearer than it, or that has begun', async () => {
    const { recruiter, candidates } = await makeCompany(4);
    const [moved, ended, near, late] = candidates as [Principal, Principal, Principal, Principal];
    const day = ['2026-10-22T10:00', '2026-10-22T11:00', '2026-10-22T12:00', '2026-10-20T12:00'];
    const of = async (person: Principal, time: string | undefined) => {
      const interview = first(await offered(recruiter, [person], { times: [time] }));
      await pick(person, interview.id, interview.times[0]?.at);
      return interview.id;
    };
    const movedId = await of(moved, day[0]);
    const endedId = await of(ended, day[1]);
    await of(late, day[2]);
    await of(near, day[3]);
    const { body } = await suggest(recruiter, movedId, { times: ['2026-10-29T10:00'], zone: berlin });
    await pick(moved, movedId, body.times[0].at);
    await end(recruiter, endedId);
    await sendMails({ Records: await settle() });
    const run = (at: string) => remindedAt(Date.parse(at), moved, ended, near, late);
    // Agreed two hours before it begins: only the later reminder.
    expect(await run('2026-10-20T09:01:00.000Z')).toEqual([[], [], ['hour'], []]);
    // The first run after the begin of what was agreed for that day.
    expect(await run('2026-10-22T10:00:00.000Z')).toEqual([[], [], [], []]);
    expect(await run('2026-10-28T09:01:00.000Z')).toEqual([['day'], [], [], []]);
  });

  test('does not come between the reader of an interview and their answer, nor after a block', async () => {
    const { recruiter, candidates } = await makeCompany(2);
    const [left, right] = candidates as [Principal, Principal];
    const [one, two] = await offered(recruiter, candidates);
    const { body } = await pick(left, String(one?.id), one?.times[0]?.at);
    await pick(right, String(two?.id), two?.times[1]?.at);
    const { token } = right;
    await api.call(visibilityCalls.setVisibility, { token, body: { block: { company_id: recruiter.id } } });
    await settle();
    expect(await remindedAt(Date.parse('2026-10-23T08:00:00.000Z'), left)).toEqual([['day']]);
    const [reader] = await later(Date.parse('2026-10-23T08:00:00.000Z'), left);
    expect((await end(reader as Principal, String(one?.id), { version: body.version })).status).toBe(200);
    expect(await remindedAt(Date.parse('2026-10-25T09:00:00.000Z'), recruiter, right)).toEqual([[], []]);
  });
});

test('a device shows that there is news of an interview, but not to the side that did it, and nothing else of it', async () => {
  const { recruiter, candidate } = await makeCompany();
  const [ofCompany, ofCandidate] = [service.openBrowser(), service.openBrowser()];
  const set = ({ token }: Principal, { subscription }: Pick<Browser, 'subscription'>) =>
    api.call(pushDeviceCalls.setPushDevice, { token, body: subscription });
  await set(recruiter, ofCompany);
  await set(candidate, ofCandidate);
  const counts = async (step: Promise<unknown>) => {
    await step;
    await sendMails({ Records: await settle() });
    return [ofCompany, ofCandidate].map(({ received }) => received.length);
  };
  await settle();
  const made = offered(recruiter, [candidate]);
  expect(await counts(made)).toEqual([0, 1]);
  const { id, times: open } = first(await made);
  expect(await counts(pick(candidate, id, open[0]?.at))).toEqual([1, 1]);
  api.clock.set(Date.parse(String(open[0]?.at)) - hourMs);
  expect(await counts(endSubscriptions())).toEqual([2, 2]);
  expect(await counts(Promise.all((await later(clock.now(), recruiter)).map((each) => end(each, id))))).toEqual([2, 3]);
  const [{ notice, headers } = { notice: {}, headers: {} }] = ofCandidate.received;
  expect(notice).toMatchObject({ body: 'Your interview', path: '/interviews' });
  expect(headers).toMatchObject({ topic: 'interviews' });
  expect(JSON.stringify(ofCandidate.received)).not.toContain(id);
});

describe('one time', () => {
  test('is of one of ten candidates who pick it at once', async () => {
    const { recruiter, candidates } = await makeCompany(10);
    const interviews = await offered(recruiter, candidates);
    const at = interviews[0]?.times[0]?.at;
    const answers = await Promise.all(
      candidates.map((each) =>
        pick(each, String(interviews.find(({ candidate }) => candidate.id === each.id)?.id), at),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    expect((await list(recruiter)).filter(({ state }) => state === 'agreed')).toHaveLength(1);
  });

  test('is not agreed twice by overlapping offers of one person', async () => {
    const { recruiter, candidates } = await makeCompany(2);
    const [left, right] = candidates as [Principal, Principal];
    const one = first(await offered(recruiter, [left], { times: ['2026-10-26T10:00'] }));
    const two = first(await offered(recruiter, [right], { times: ['2026-10-26T10:30', '2026-10-26T11:00'] }));
    await pick(left, one.id, one.times[0]?.at);
    expect((await pick(right, two.id, two.times[0]?.at)).body.code).toBe('INVALID_STATE');
    expect((await read(right, two.id)).body.times).toMatchObject([{ recruiter: { at: '2026-10-26T11:00' } }]);
    expect((await pick(right, two.id, two.times[1]?.at)).status).toBe(200);
  });

  test('that the clocks leave out, that has passed or is too far away is refused, as is an unknown zone', async () => {
    const { recruiter, candidate } = await makeCompany();
    const refused = [
      { times: ['2026-10-25T02:30'], zone: 'Pacific/Nowhere' },
      { times: ['2026-10-20T09:00'], zone: berlin },
      { times: ['2027-03-01T09:00'], zone: berlin },
      { times: ['2026-11-31T09:00'], zone: berlin },
    ];
    for (const more of refused) expect((await offer(recruiter, [candidate], more)).body.code).toBe('INVALID_INPUT');
    expect((await offer(recruiter, [candidate], { times: ['2026-10-20T10:01'] })).status).toBe(201);
  });
});

describe('a place', () => {
  test('is required at a stage without video rooms, and is a link or words', async () => {
    const { recruiter, candidate } = await makeCompany();
    vi.stubEnv('VIDEO_ROOMS', '');
    const { body } = await offer(recruiter, [candidate]);
    expect(body).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'place' }] });
    const place = 'https://meet.example/abc';
    expect(first(await offered(recruiter, [candidate], { place })).place).toBe(place);
    vi.unstubAllEnvs();
    expect((await offer(recruiter, [candidate])).status).toBe(201);
  });

  test('with an address that is not to be opened is refused', async () => {
    const { recruiter, candidate } = await makeCompany();
    for (const place of ['http://meet.example/abc', 'Link: https://ann:secret@meet.example/']) {
      const { body } = await offer(recruiter, [candidate], { place });
      expect(body, place).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'place' }] });
    }
  });
});

describe('another place', () => {
  test('of a video interview reaches the mails and calendars of both sides once, whose time stays agreed', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    await pick(candidate, id, open[0]?.at, { zone: tokyo });
    await settle();
    const place = 'https://meet.example/abc';
    const before = (await api.inbox(candidate.email)).length;
    const toCompany = await mailsAfter(recruiter, async () => {
      const { body } = await suggest(recruiter, id, { times: undefined, place });
      expect(body).toMatchObject({ state: 'agreed', place, sequence: 1, times: [], agreed: { at: open[0]?.at } });
      expect((await suggest(recruiter, id, { times: undefined, place })).body.version).toBe(body.version);
    });
    const toCandidate = (await api.inbox(candidate.email)).slice(before);
    for (const mails of [toCompany.mails, toCandidate]) {
      expect(mails.map(eventIn)).toMatchObject([
        { uid: id, method: 'REQUEST', sequence: 1, place, start: open[0]?.at },
      ]);
      expect(mails[0]?.body.text).toMatch(/has another place or link\. [\s\S]*Place: https:\/\/meet\.example\/abc\n/);
    }
    const room = await api.call(interviewCalls.openRoom, { token: candidate.token, params: { id } });
    expect(room.body.code).toBe('INVALID_STATE');
  });

  test('is named by the company alone, with other times too, and not once the interview has begun', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    const place = 'Gate 5';
    expect((await suggest(candidate, id, { place })).body.code).toBe('INVALID_STATE');
    expect((await suggest(recruiter, id, { times: undefined })).body.code).toBe('INVALID_INPUT');
    const { body } = await suggest(recruiter, id, { times: undefined, place });
    expect(body).toMatchObject({ state: 'offered', place, sequence: 0, times: [{ at: open[0]?.at }, {}, {}] });
    expect((await suggest(candidate, id, {})).body).toMatchObject({ state: 'proposed', place });
    expect((await suggest(recruiter, id, { times: undefined, place: 'Gate 6' })).body).toMatchObject({
      state: 'proposed',
      waits_for: 'recruiter',
    });
    const both = await suggest(recruiter, id, { times: ['2026-10-20T11:00'], zone: berlin, place: 'Gate 7' });
    expect(both.body).toMatchObject({ state: 'offered', place: 'Gate 7', times: [{ at: '2026-10-20T09:00:00.000Z' }] });
    await pick(candidate, id, '2026-10-20T09:00:00.000Z');
    const [again] = await later(Date.parse('2026-10-20T09:00:00.000Z'), recruiter);
    expect((await suggest(again as Principal, id, { times: undefined, place })).body.code).toBe('INVALID_STATE');
  });
});

describe('who may', () => {
  test('invite: a verified company with a plan, those whom it unlocked; others are refused by name', async () => {
    const { recruiter, candidate } = await makeCompany();
    const other = await makePrincipal('candidate', 90_000 + recruiter.id);
    const { body } = await offer(recruiter, [candidate, other]);
    expect(body).toMatchObject({ interviews: [{ candidate: { id: candidate.id } }], refused: [other.id] });
    expect((await offer(recruiter, [other])).body.code).toBe('CANDIDATE_NOT_FOUND');
    const unpaid = await makePrincipal('recruiter', 90_000 + recruiter.id);
    expect((await offer(unpaid, [candidate])).body.code).toBe('SUBSCRIPTION_REQUIRED');
  });

  test('see it: the two sides alone, and not a company that the candidate blocks, to which nothing is agreed', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, times: open } = first(await offered(recruiter, [candidate]));
    const other = await makeCompany();
    expect((await read(other.recruiter, id)).status).toBe(404);
    expect((await read(other.candidate, id)).status).toBe(404);
    const { token } = candidate;
    await api.call(visibilityCalls.setVisibility, { token, body: { block: { company_id: recruiter.id } } });
    expect((await read(recruiter, id)).status).toBe(404);
    expect(await list(recruiter)).toEqual([]);
    expect((await pick(candidate, id, open[0]?.at)).body.code).toBe('FORBIDDEN');
    expect((await end(candidate, id)).body.state).toBe('declined');
  });

  test('answer: who saw the latest version', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id, version, times: open } = first(await offered(recruiter, [candidate]));
    await suggest(recruiter, id, { times: ['2026-10-29T10:00', '2026-10-26T18:00'] });
    expect((await pick(candidate, id, open[1]?.at, { version })).body.code).toBe('CHANGED_MEANWHILE');
  });

  test('offer more than a day allows: no one does, and a copy of the own data has what was', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { id } = first(await offered(recruiter, [candidate]));
    const by = budgetName('interviews', 'by', { kind: 'recruiter', id: recruiter.id });
    for (let nth = 1; nth < dayBudgets.interviews; nth += 1) await countDayUse('interviews', by, clock.now());
    expect((await offer(recruiter, [candidate])).status).toBe(429);
    expect((await suggest(recruiter, id, {})).status).toBe(429);
    for (const { token } of await later(start + 20 * hourMs, recruiter, candidate)) {
      const { body } = await api.call(accountCalls.export, { token });
      expect(body.interviews).toMatchObject([{ id, state: 'offered', times: expect.any(Array) }]);
    }
  });
});

describe('a block', () => {
  const block = ({ token }: Principal, company_id: number) =>
    api.call(visibilityCalls.setVisibility, { token, body: { block: { company_id } } });

  test('declines what is agreed with the company and to come, which is free again, and both calendars learn only that', async () => {
    const { recruiter, candidates } = await makeCompany(2);
    const [blocking, other] = candidates as [Principal, Principal];
    const [one, two] = await offered(recruiter, candidates);
    const at = one?.times[0]?.at;
    await pick(blocking, String(one?.id), at);
    await settle();
    const { mails } = await mailsAfter(recruiter, () => block(blocking, recruiter.id));
    expect(mails.map(eventIn)).toMatchObject([{ method: 'CANCEL', sequence: 1 }]);
    expect(JSON.stringify(mails)).not.toMatch(/block/i);
    expect((await read(blocking, String(one?.id))).body.state).toBe('declined');
    expect((await pick(other, String(two?.id), at)).body).toMatchObject({ state: 'agreed', agreed: { at } });
  });

  test('leaves offers, interviews with others, and what was agreed after it', async () => {
    const { recruiter, candidate } = await makeCompany();
    const { recruiter: other } = await makeCompany();
    await unlockCandidate(other.id, candidate.id, clock.now());
    const stored = first(await offered(other, [candidate]));
    await pick(candidate, stored.id, stored.times[0]?.at);
    const open = first(await offered(recruiter, [candidate]));
    await block(candidate, recruiter.id);
    const records = await settle();
    expect((await read(candidate, open.id)).body.state).toBe('offered');
    expect((await read(candidate, stored.id)).body.state).toBe('agreed');
    // The company that was blocked before hears nothing of a block of another one, and a repeated record changes nothing.
    await block(candidate, other.id);
    await api.call(visibilityCalls.setVisibility, {
      token: candidate.token,
      body: { unblock: { company_id: recruiter.id } },
    });
    api.clock.set(start + 1_000);
    await pick(candidate, open.id, open.times[1]?.at);
    await followTable({ Records: records });
    await settle();
    expect((await read(candidate, open.id)).body.state).toBe('agreed');
  });
});
