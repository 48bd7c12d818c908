import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { calendarBudget } from '#functions/entities/address-budget/calendar-budget.ts';
import { feedFileOf } from '#functions/entities/calendar-feed/feed-address.ts';
import { changeInterview, insertInterview, readInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { loadClocks } from '#functions/services/clocks/local-times.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { calendarCalls } from '#shared/contracts/calendars.ts';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { maxFeedEvents } from '#shared/domain/calendar-feed.ts';
import { dayMs, isoInstant, minuteMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { companyMaker } from '#test/support/unlocked-company.ts';
import { aroundChanges, zonePairs } from '#test/support/zone-pairs.ts';

const api = await testApi();
const start = Date.parse('2026-10-20T08:00:00.000Z');
const makePair = companyMaker(api, start);

/** An interview that a person of the company and the candidate agreed on. */
async function agree(by: Principal, candidate: Principal, time = '2026-10-26T10:00', place?: string) {
  const body = { candidate_ids: [candidate.id], minutes: 60, times: [time], zone: 'Europe/Berlin', place };
  const { interviews } = (await api.call(interviewCalls.offerTimes, { token: by.token, body })).body;
  const { id, times } = interviews[0];
  const picked = { at: times[0].at, zone: 'Asia/Tokyo' };
  await api.call(interviewCalls.pickTime, { token: candidate.token, params: { id }, body: picked });
  return { id: String(id), at: String(times[0].at) };
}

const feedOf = async ({ token }: Principal) => (await api.call(calendarCalls.calendarFeed, { token })).body;
const renew = ({ token }: Principal, version?: string) =>
  api.call(calendarCalls.renewCalendarFeed, { token, body: { version } });
const fileOf = async (person: Principal) => String((await renew(person)).body.address.split('/').at(-1));
const load = (file: string, extras: { headers?: Record<string, string>; address?: string } = {}) =>
  api.call(calendarCalls.calendar, { params: { file }, ...extras });

/** The events of a calendar, as an outside parser reads it. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      summary: event.summary,
    };
  });
}
const events = async (file: string) => eventsIn((await load(file)).body);

describe('the calendar at an address of its own', () => {
  test('is off until a person switches it on, and each new address ends the one before at once', async () => {
    const { candidate } = await makePair();
    expect(await feedOf(candidate)).toEqual({ is_on: false, version: '0' });
    const first = (await renew(candidate, '0')).body;
    expect(first).toMatchObject({ is_on: true, version: '1' });
    expect(first.address).toMatch(/^https?:\/\/.+\/api\/calendars\/c[0-9]+-1-[\w-]{43}\.ics$/);
    expect(await feedOf(candidate)).toEqual(first);
    expect((await renew(candidate, '0')).body, 'after a lost answer').toEqual(first);
    const second = (await renew(candidate, '1')).body;
    expect((await renew(candidate, '0')).body.code).toBe('CHANGED_MEANWHILE');
    const [old, present] = [first, second].map(({ address }) => String(address.split('/').at(-1)));
    expect([(await load(String(old))).status, (await load(String(present))).status]).toEqual([404, 200]);
    const ended = await api.call(calendarCalls.endCalendarFeed, { token: candidate.token });
    expect(ended.body).toEqual({ is_on: false, version: '3' });
    expect((await load(String(present))).status).toBe(404);
    expect((await renew(candidate)).body.address).not.toContain(String(present));
  });

  test('has the agreed interviews with the events of the mails, in which nothing names an address', async () => {
    const { recruiter, candidate } = await makePair();
    const { id, at } = await agree(recruiter, candidate, '2026-10-26T10:00', 'Room 7; "Ümläut"\nline');
    await api.call(interviewCalls.offerTimes, {
      token: recruiter.token,
      body: { candidate_ids: [candidate.id], minutes: 30, times: ['2026-10-27T10:00'], zone: 'UTC' },
    });
    for (const reader of [recruiter, candidate]) {
      const file = await fileOf(reader);
      const { body, headers } = await load(file);
      const calendar = new ICAL.Component(ICAL.parse(body));
      expect(
        ['method', 'version', 'x-published-ttl', 'refresh-interval'].map((each) =>
          String(calendar.getFirstPropertyValue(each)),
        ),
      ).toEqual(['null', '2.0', 'PT1H', 'PT1H']);
      const other = reader === recruiter ? candidate : recruiter;
      expect(eventsIn(body)).toEqual([
        { uid: id, sequence: 0, start: at, summary: expect.stringContaining('Interview with') },
      ]);
      expect(body).not.toContain(other.email);
      expect(body).not.toMatch(/ATTENDEE|ORGANIZER|mailto/i);
      expect(headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=300',
      });
      const unchanged = await load(file, { headers: { 'if-none-match': `W/${headers.etag}` } });
      expect([unchanged.status, unchanged.body]).toEqual([304, undefined]);
    }
  });

  test('moves and ends an event as the interview does', async () => {
    const { recruiter, candidate } = await makePair();
    const { id } = await agree(recruiter, candidate);
    const file = await fileOf(candidate);
    const body = { times: ['2026-10-28T09:00'], zone: 'Europe/Berlin' };
    await api.call(interviewCalls.suggestTimes, { token: recruiter.token, params: { id }, body });
    const next = '2026-10-28T08:00:00.000Z';
    await api.call(interviewCalls.pickTime, { token: candidate.token, params: { id }, body: { at: next } });
    expect(await events(file)).toMatchObject([{ uid: id, sequence: 1, start: next }]);
    await api.call(interviewCalls.endInterview, { token: recruiter.token, params: { id }, body: {} });
    expect(await events(file)).toEqual([]);
  });

  test('names the other side as on the page: masked while the company may not see them', async () => {
    const { recruiter, candidate } = await makePair();
    await agree(recruiter, candidate);
    const file = await fileOf(recruiter);
    const onPage = async () => {
      const { body } = await api.call(interviewCalls.interviews, { token: recruiter.token });
      return body[0].candidate.name ?? body[0].candidate.masked_name;
    };
    expect(await onPage()).toBe(candidate.name);
    expect(await events(file)).toMatchObject([{ summary: `Interview with ${candidate.name}` }]);
    await transact(verificationChange(recruiter.id, false, { at: clock.now() }));
    const masked = await onPage();
    expect(masked).not.toContain(candidate.name);
    expect(await events(file)).toMatchObject([{ summary: `Interview with ${masked}` }]);
  });

  test('shows a person of a company what they invited to alone, as long as they belong to it', async () => {
    const { recruiter, candidate } = await makePair();
    const company = { id: recruiter.id, role: 'recruiter' as const };
    const colleague = await makePrincipal('recruiter', recruiter.id + 1_000, { company });
    const own = await agree(recruiter, candidate, '2026-10-26T10:00');
    const theirs = await agree(colleague, candidate, '2026-10-27T10:00');
    expect(await events(await fileOf(recruiter))).toMatchObject([{ uid: own.id }]);
    expect(await events(await fileOf(colleague))).toMatchObject([{ uid: theirs.id }]);
  });

  test('has what is to come first, however much a company held before and its colleagues offer', async () => {
    const { recruiter, candidate } = await makePair();
    const { id } = await agree(recruiter, candidate);
    const { summary } = (await readInterview(id)) as { summary: InterviewSummary };
    const at = (minutes: number) => isoInstant(new Date(start + minutes * minuteMs).toISOString());
    const held = Array.from({ length: 210 }, (_, nth) => ({
      ...summary,
      agreed: at(-100 * (nth + 1)),
      id: `${nth}-held`,
    }));
    const { agreed: _, reminders: __, ...open } = summary;
    const offered = Array.from({ length: 410 }, (_, nth) => {
      const times = [at(nth + 1)];
      return { ...open, id: `${nth}-offered`, by: recruiter.id + 1, state: 'offered' as const, times };
    });
    await Promise.all([...held, ...offered].map((each) => write(insertInterview({ ...each, version: 1 }))));
    const uids = (await events(await fileOf(recruiter))).map(({ uid }) => uid);
    expect(uids).toHaveLength(maxFeedEvents);
    expect(uids).toEqual(expect.arrayContaining([id, '0-held', '198-held']));
    expect((await events(await fileOf(candidate))).map(({ uid }) => uid)).toContain('0-held');
  });

  test('leaves out a side that blocks the other, and what ended more than 30 days ago', async () => {
    const { recruiter, candidate } = await makePair();
    const { id } = await agree(recruiter, candidate);
    const [ofCompany, ofCandidate] = [await fileOf(recruiter), await fileOf(candidate)];
    api.clock.set(Date.parse('2026-11-24T10:00:00.000Z'));
    expect(await events(ofCandidate)).toMatchObject([{ uid: id }]);
    api.clock.set(Date.parse('2026-11-26T10:00:00.000Z'));
    expect(await events(ofCandidate)).toEqual([]);
    api.clock.set(start);
    const { token } = candidate;
    await api.call(visibilityCalls.setVisibility, { token, body: { block: { company_id: recruiter.id } } });
    expect(await events(ofCompany)).toEqual([]);
  });

  test('is in the language of the mails', async () => {
    const { recruiter, candidate } = await makePair();
    await agree(recruiter, candidate);
    const file = await fileOf(candidate);
    const { token } = candidate;
    await api.call(notificationCalls.updatePreferences, { token, body: { language: 'de' } });
    expect(await events(file)).toMatchObject([{ summary: expect.stringMatching(/^Gespräch|^Interview|^Vorstellung/) }]);
  });

  test('has the same instants as the page in 40 pairs of zones, at clock changes', async () => {
    const clocks = await loadClocks();
    const { recruiter, candidate } = await makePair();
    const { id } = await agree(recruiter, candidate);
    const [ofCompany, ofCandidate] = [await fileOf(recruiter), await fileOf(candidate)];
    for (const agreed of aroundChanges) {
      const before = (await readInterview(id))?.summary as InterviewSummary;
      api.clock.set(Date.parse(agreed) - dayMs);
      await changeInterview(before, { ...before, agreed, version: before.version + 1 }, clock.now());
      expect(await events(ofCompany)).toMatchObject([{ start: agreed }]);
      const [{ start } = { start: '' }] = await events(ofCandidate);
      for (const zone of zonePairs.flat()) {
        const { at, offset } = clocks.localTime(isoInstant(start), zone);
        expect(new Date(`${at}:00${offset}`).toISOString(), zone).toBe(agreed);
      }
    }
  });
});

describe('an address', () => {
  test('cannot be made from another one, and trying costs a network its own budget alone', async () => {
    const { candidate } = await makePair();
    const file = await fileOf(candidate);
    const secret = file.slice(-47);
    const guessed = [
      `c${candidate.id + 1}-1${secret}`,
      `r${candidate.id}-1-${secret}`,
      `c${candidate.id}-2-${'A'.repeat(43)}.ics`,
    ];
    const address = '198.51.100.7:1234';
    for (const each of guessed) expect([404, 400]).toContain((await load(each, { address })).status);
    const flood = await Promise.all(
      Array.from({ length: calendarBudget + 5 }, () => load(`c1-1-${'B'.repeat(43)}.ics`, { address })),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await load(file, { address })).status, 'an address that counts').toBe(200);
    expect((await load(`c1-1-${'B'.repeat(43)}.ics`, { address: '203.0.113.9:1' })).status).toBe(404);
  });

  test('is not in the table, and in no other answer than its own', async () => {
    const { candidate } = await makePair();
    const file = await fileOf(candidate);
    const { body } = await api.call(accountCalls.export, { token: candidate.token });
    expect(body.account.has_calendar_address).toBe(true);
    const secret = file.slice(-47, -4);
    expect(JSON.stringify([body, await api.scan()])).not.toContain(secret);
  });

  test('ends with the account', async () => {
    // Leaves out what the tests before it changed.
    await api.readStream();
    const { candidate } = await makePair();
    const file = await fileOf(candidate);
    const { token, email } = candidate;
    expect((await api.call(accountCalls.remove, { token, body: { confirm: email } })).status).toBe(200);
    expect((await load(file)).status).toBe(404);
    while ((await api.drainStream()).length > 0);
    expect((await load(file)).status).toBe(404);
    expect((await api.scan()).filter(({ PK }) => PK === `CANDIDATE#${candidate.id}`)).toMatchObject([
      { entity: 'account' },
    ]);
  });

  test('of another count, of a made-up account and of none are answered alike', async () => {
    const { candidate } = await makePair();
    await fileOf(candidate);
    const answers = [
      await load(feedFileOf({ kind: 'candidate', id: candidate.id }, 9)),
      await load(feedFileOf({ kind: 'recruiter', id: 999_999 }, 1)),
      await load(`c1-1-${'C'.repeat(43)}.ics`, { address: '203.0.113.10:1' }),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  });
});

describe('the file of one interview', () => {
  test('has the event of the mails for both sides, in the language that they read', async () => {
    const { recruiter, candidate } = await makePair();
    const { id, at } = await agree(recruiter, candidate);
    for (const { token } of [recruiter, candidate]) {
      const { body, headers } = await api.call(calendarCalls.interviewCalendar, { token, params: { id } });
      expect(eventsIn(body)).toMatchObject([{ uid: id, sequence: 0, start: at }]);
      expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="interview.ics"' });
    }
    const query = { language: 'ja' as const };
    const { body } = await api.call(calendarCalls.interviewCalendar, { token: candidate.token, params: { id }, query });
    expect(eventsIn(body)[0]?.summary).not.toContain('Interview with');
  });

  test('is of an agreed one alone, and of no third account', async () => {
    const { recruiter, candidate } = await makePair();
    const { id } = await agree(recruiter, candidate);
    const third = await makePair();
    const read = ({ token }: Principal) => api.call(calendarCalls.interviewCalendar, { token, params: { id } });
    expect([(await read(third.recruiter)).status, (await read(third.candidate)).status]).toEqual([404, 404]);
    await api.call(interviewCalls.endInterview, { token: recruiter.token, params: { id }, body: {} });
    expect((await read(candidate)).body.code).toBe('INVALID_STATE');
  });
});
