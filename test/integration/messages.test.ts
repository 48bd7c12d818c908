import { describe, expect, test } from 'vitest';
import { budgetName, countDayUse } from '#functions/entities/address-budget/day-budget.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { dayBudgets } from '#shared/domain/day-budgets.ts';
import { dayMs, hourMs } from '#shared/domain/time.ts';
import { englishText } from '#shared/texts/english-text.ts';
import { textId } from '#shared/texts/text-id.ts';
import { testApi } from '#test/support/api.ts';
import { runSavedSearches, sendMails } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
const { settle, notificationsOf } = notificationSteps(api);
const makePair = pairMaker(api);
const stranger = await makePrincipal('recruiter', 9_000);
await subscribe(stranger.id);

const idOf = ({ recruiter, candidate }: Pick<Pair, 'recruiter' | 'candidate'>) => `${recruiter.id}-${candidate.id}`;
const send = (pair: Pair, by: Principal, text: string, key?: string) =>
  api.call(messageCalls.send, {
    token: by.token,
    params: { id: idOf(pair) },
    body: { text },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const read = (pair: Pair, by: Principal, query: object = {}) =>
  api.call(messageCalls.thread, { token: by.token, params: { id: idOf(pair) }, query });
const list = async ({ token }: Principal) => (await api.call(messageCalls.threads, { token })).body;
const textsOf = async (pair: Pair, by: Principal) =>
  (await read(pair, by)).body.items.map(({ text }: { text: string }) => text).toReversed();

/** A pair whose recruiter unlocked the candidate. */
async function unlocked(): Promise<Pair> {
  const pair = await makePair();
  await unlockCandidate(pair.recruiter.id, pair.candidate.id, clock.now());
  return pair;
}

describe('a thread', () => {
  test('is begun by a recruiter who unlocked the candidate, who answers; both list and read it, in the server’s order', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    expect(await send(pair, recruiter, 'When can you start?')).toMatchObject({
      status: 201,
      body: { number: 1, from: 'recruiter', text: 'When can you start?', author: expect.any(String) },
    });
    expect(await send(pair, candidate, 'In May.')).toMatchObject({
      status: 201,
      body: { number: 2, from: 'candidate' },
    });
    expect(await textsOf(pair, recruiter)).toEqual(['When can you start?', 'In May.']);
    expect(await textsOf(pair, candidate)).toEqual(['When can you start?', 'In May.']);
    expect(await list(recruiter)).toMatchObject([
      { id: idOf(pair), latest: { number: 2, text: 'In May.' }, unread: 1 },
    ]);
    expect(await list(candidate)).toMatchObject([{ id: idOf(pair), latest: { number: 2 }, unread: 1, seen: 0 }]);
  });

  test('is begun with an applicant without unlocking, whose name and contact details stay hidden', async () => {
    const pair = await makePair();
    await pair.apply();
    await settle();
    const { recruiter, candidate } = pair;
    expect((await send(pair, recruiter, 'Thank you for applying.')).status).toBe(201);
    await send(pair, candidate, 'Call +919876543210 or write to me@home.example.');
    const { thread, items } = (await read(pair, recruiter)).body;
    expect(thread.candidate).toMatchObject({ id: candidate.id, name: null });
    expect(JSON.stringify([thread, items])).not.toMatch(/9876543210|home\.example/);
    expect(JSON.stringify(await list(recruiter))).not.toMatch(/9876543210|home\.example/);
    expect(await textsOf(pair, candidate)).toContain('Call +919876543210 or write to me@home.example.');
  });

  test('shows the contact details of a side once it shares them, to a company only with its plan, and hides them again', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    const share = (by: Principal, shared: boolean) =>
      api.call(messageCalls.shareContact, { token: by.token, params: { id: idOf(pair) }, body: { shared } });
    expect((await share(recruiter, true)).body.code).toBe('NOT_FOUND');
    await send(pair, recruiter, 'Write to jobs@company.example.');
    await send(pair, candidate, 'Or to me@home.example.');
    expect((await read(pair, candidate)).body.thread).toMatchObject({ shares_contact: false });
    expect((await share(recruiter, true)).status).toBe(204);
    expect((await read(pair, candidate)).body.thread.contact).toMatchObject({ email: recruiter.email });
    expect(await textsOf(pair, candidate)).toContain('Write to jobs@company.example.');
    expect(JSON.stringify((await read(pair, recruiter)).body)).not.toMatch(/home\.example/);
    await share(candidate, true);
    expect((await read(pair, recruiter)).body.thread).toMatchObject({
      shares_contact: true,
      contact: { email: candidate.email },
    });
    expect(await textsOf(pair, recruiter)).toContain('Or to me@home.example.');
    const at = clock.now();
    api.clock.set(at + 30 * dayMs);
    const unpaid = await signInAgain(recruiter);
    expect(JSON.stringify([(await read(pair, unpaid)).body, await list(unpaid)])).not.toMatch(
      /home\.example|"contact"/,
    );
    api.clock.set(at);
    await share(candidate, false);
    expect((await read(pair, await signInAgain(recruiter))).body.thread).not.toHaveProperty('contact');
  });

  test('shows no address in lists that the end of the stored beginning cuts', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    for (const length of [140, 150, 158, 222, 230, 238]) {
      await send(pair, candidate, `${'word '.repeat(60).slice(0, length - 1)} me.at.home@home.example`);
      expect(JSON.stringify(await list(recruiter))).not.toMatch(/me\.at|home@/);
    }
  });

  test('hides what a recruiter writes to reach the company outside, too', async () => {
    const pair = await unlocked();
    await send(pair, pair.recruiter, 'Write to jobs@company.example.');
    expect(JSON.stringify((await read(pair, pair.candidate)).body)).not.toMatch(/company\.example/);
  });

  test('pages to its beginning, newest first', async () => {
    const pair = await unlocked();
    for (let nth = 1; nth <= 5; nth += 1) await send(pair, pair.recruiter, `Message ${nth}`);
    const first = await read(pair, pair.candidate, { limit: 3 });
    expect(first.body.items.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3]);
    const cursor = /[?&]cursor=([^&>]+)/.exec(String(first.headers?.link))?.[1];
    const second = await read(pair, pair.candidate, { limit: 3, cursor: decodeURIComponent(String(cursor)) });
    expect(second.body.items.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  });

  test('is answered with 304 for the session and its item alone while nothing is new, and with what is new otherwise', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    const look = (by: Principal, tag: string) =>
      api.call(messageCalls.thread, {
        token: by.token,
        params: { id: idOf(pair) },
        query: {},
        headers: { 'if-none-match': tag },
      });
    const { tag } = (await read(pair, candidate)).body;
    expect(await look(candidate, tag)).toMatchObject({ status: 304 });
    expect((await look(recruiter, tag)).status).toBe(200);
    expect((await look(stranger, tag)).status).toBe(404);
    await api.call(messageCalls.markRead, { token: candidate.token, params: { id: idOf(pair) }, body: { latest: 1 } });
    const seen = await look(candidate, tag);
    expect(seen.status).toBe(200);
    await send(pair, recruiter, 'News.');
    expect((await look(candidate, seen.body.tag)).body.thread.latest.text).toBe('News.');
    const ofCompany = (await read(pair, recruiter)).body.tag;
    const share = { token: candidate.token, params: { id: idOf(pair) }, body: { shared: true } };
    await api.call(messageCalls.shareContact, share);
    expect((await look(recruiter, ofCompany)).status).toBe(200);
  });

  test('that does not exist is shown to who may begin it, and is no thread for the candidate', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    expect(await read(pair, recruiter)).toMatchObject({ status: 200, body: { thread: { unread: 0 }, items: [] } });
    expect((await read(pair, candidate)).body.code).toBe('NOT_FOUND');
    expect((await send(pair, candidate, 'Hello?')).body.code).toBe('NOT_FOUND');
    expect(await list(recruiter)).toEqual([]);
  });

  test('is refused to others, and to recruiters who neither unlocked the candidate nor got an application', async () => {
    const pair = await makePair();
    expect((await send(pair, pair.recruiter, 'Hello.')).body.code).toBe('NOT_FOUND');
    expect((await read(pair, pair.recruiter)).body.code).toBe('NOT_FOUND');
    expect((await send(pair, stranger, 'Hello.')).body.code).toBe('NOT_FOUND');
    const other = await unlocked();
    await send(other, other.recruiter, 'Hello.');
    expect((await read(other, stranger)).body.code).toBe('NOT_FOUND');
    expect((await read(other, pair.candidate)).body.code).toBe('NOT_FOUND');
  });

  test('needs verification and an active plan for each message of a company, and neither for an answer', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    const at = clock.now();
    api.clock.set(at + 30 * dayMs);
    const later = { recruiter: await signInAgain(recruiter), candidate: await signInAgain(candidate) } as Pair;
    expect((await send(later, later.recruiter, 'Still there?')).body.code).toBe('SUBSCRIPTION_REQUIRED');
    expect((await read(later, later.recruiter)).status).toBe(200);
    expect((await send(later, later.candidate, 'Yes.')).status).toBe(201);
    api.clock.set(at);
    const unverified = await makePrincipal('recruiter', 8_101, { verified: false });
    await unlockCandidate(unverified.id, candidate.id, clock.now());
    expect((await send({ recruiter: unverified, candidate } as Pair, unverified, 'Hello.')).body.code).toBe(
      'NOT_VERIFIED',
    );
  });

  test('is gone for a company that the candidate blocks', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    const body = { block: { company_id: recruiter.id } };
    const { status } = await api.call(visibilityCalls.setVisibility, { token: candidate.token, body });
    expect(status).toBe(200);
    expect((await send(pair, recruiter, 'Hello again.')).status).toBe(404);
    expect((await read(pair, recruiter)).status).toBe(404);
    expect(await list(recruiter)).toEqual([]);
    const params = { id: idOf(pair) };
    const { token } = recruiter;
    const share = await api.call(messageCalls.shareContact, { token, params, body: { shared: true } });
    const mark = await api.call(messageCalls.markRead, { token, params, body: { latest: 1 } });
    expect([share.status, mark.status]).toEqual([404, 404]);
    expect((await read(pair, candidate)).body.thread).toMatchObject({ seen: 0, is_blocked: true });
  });

  test('takes no message of a candidate who blocks the company, until the block ends', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    await settle();
    const change = (body: object) => api.call(visibilityCalls.setVisibility, { token: candidate.token, body });
    await change({ block: { company_id: recruiter.id } });
    expect(await send(pair, candidate, 'Please stop.')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    await change({ unblock: { company_id: recruiter.id } });
    expect((await send(pair, candidate, 'Hello again.')).status).toBe(201);
    expect((await read(pair, candidate)).body.thread).not.toHaveProperty('is_blocked');
  });

  test('is listed for a company that is blocked and got an application afterwards', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    const body = { block: { company_id: recruiter.id } };
    await api.call(visibilityCalls.setVisibility, { token: candidate.token, body });
    const at = clock.now();
    api.clock.set(at + 1_000);
    await pair.apply();
    await settle();
    expect((await send(pair, candidate, 'I applied.')).status).toBe(201);
    expect(await list(recruiter)).toMatchObject([{ id: idOf(pair), unread: 1 }]);
    expect((await read(pair, recruiter)).status).toBe(200);
    api.clock.set(at);
  });
});

describe('a recorded contact', () => {
  test('appears in the thread once, also when it is repeated, without notes, notification, mail or unread count', async () => {
    const pair = await makePair();
    await pair.apply();
    await settle();
    const { recruiter, candidate } = pair;
    const id = `${pair.job}-${candidate.id}`;
    const body = { method: 'phone', notes: 'Sounds tired.' } as const;
    const contact = () => api.call(applicationCalls.contact, { token: recruiter.token, params: { id }, body });
    const answers = await Promise.all([contact(), contact(), contact()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const side of [recruiter, candidate]) {
      const { thread, items } = (await read(pair, side)).body;
      expect(items).toMatchObject([{ number: 1, from: 'recruiter', text: '', contacted: 'phone' }]);
      expect(thread).toMatchObject({ unread: 0, latest: { contacted: 'phone' } });
      expect(JSON.stringify(thread)).not.toContain('tired');
    }
    const before = (await api.inbox(candidate.email)).length;
    await sendMails({ Records: await settle() });
    const mails = (await api.inbox(candidate.email)).slice(before);
    expect(mails.filter(({ body }) => body.text?.includes('/messages/'))).toEqual([]);
    const kinds = (await notificationsOf(candidate)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contacted' || kind === 'message_received')).toEqual(['contacted']);
  });

  test('stays behind the messages before it, leaves their text for mails, and the first message after it counts as a first one', async () => {
    const pair = await makePair();
    await pair.apply();
    await settle();
    const { recruiter, candidate } = pair;
    await pair.contact();
    expect((await send(pair, candidate, 'Thank you for calling.')).body.number).toBe(2);
    const { status } = await api.call(applicationCalls.contact, {
      token: recruiter.token,
      params: { id: `${pair.job}-${candidate.id}` },
      body: { method: 'email', notes: '' },
    });
    expect(status).toBe(200);
    expect(await list(recruiter)).toMatchObject([
      { unread: 1, latest: { number: 3, from: 'candidate', text: 'Thank you for calling.', contacted: 'email' } },
    ]);
    const other = await makePair();
    await other.apply();
    await settle();
    await other.contact();
    const by = budgetName('first_messages', 'by', { kind: 'recruiter', id: other.recruiter.id });
    for (let nth = 0; nth < dayBudgets.first_messages; nth += 1) await countDayUse('first_messages', by, clock.now());
    expect((await send(other, other.recruiter, 'Hello.')).status).toBe(429);
  });
});

describe('messages', () => {
  test('are stored once for a key, also of concurrent requests, and answered as the first time', async () => {
    const pair = await unlocked();
    const key = 'one-key-of-a-message';
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(pair, pair.recruiter, 'Once.', key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.number}`))).toEqual(new Set(['201 1']));
    expect(await textsOf(pair, pair.candidate)).toEqual(['Once.']);
    expect((await send(pair, pair.recruiter, 'Another.', key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('of both sides at the same time each get a number of their own', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'First.');
    const by = [recruiter, candidate, recruiter, candidate, recruiter, candidate];
    const answers = await Promise.all(by.map((principal, nth) => send(pair, principal, `Text ${nth}`)));
    expect(answers.map(({ status }) => status)).toEqual(by.map(() => 201));
    const numbers = answers.map(({ body }) => body.number);
    expect(numbers.toSorted()).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await list(recruiter)).toMatchObject([{ unread: 3 }]);
    expect(await list(candidate)).toMatchObject([{ unread: 4 }]);
  });

  test('to new candidates are limited to twenty a day for each recruiter; answers are not', async () => {
    const recruiter = await makePrincipal('recruiter', 8_201);
    await subscribe(recruiter.id, { candidate_limit: 100 });
    const to = async (nth: number) => {
      const candidate = await makePrincipal('candidate', 8_210 + nth);
      await unlockCandidate(recruiter.id, candidate.id, clock.now());
      return { recruiter, candidate } as Pair;
    };
    const first = await to(0);
    for (let nth = 0; nth < dayBudgets.first_messages; nth += 1) {
      const pair = nth === 0 ? first : await to(nth);
      expect((await send(pair, recruiter, 'Hello.')).status).toBe(201);
    }
    expect(await send(await to(99), recruiter, 'Hello.')).toMatchObject({ status: 429 });
    expect((await send(first, recruiter, 'And again.')).status).toBe(201);
  });

  test('are limited to 300 a day for each person, who writes again on the next day; a refused one is not stored', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    const by = ({ type, id }: Principal) => budgetName('messages', 'by', { kind: type, id } as never);
    for (let nth = 2; nth < dayBudgets.messages; nth += 1) await countDayUse('messages', by(recruiter), clock.now());
    const answers = await Promise.all(
      [1, 2, 3].map((nth) => send(pair, recruiter, `Text ${nth}`, `key-of-a-message-${nth}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429, 429]);
    expect(await list(candidate)).toMatchObject([{ latest: { number: 2 }, unread: 2 }]);
    expect((await send(pair, candidate, 'Slowly, please.')).status).toBe(201);
    const at = clock.now();
    api.clock.set(at + dayMs);
    expect((await send(pair, await signInAgain(recruiter), 'A day later.')).status).toBe(201);
    api.clock.set(at);
  });

  test.each(['Hello {{candidate_name}}.', 'About {{ job title }}: see you.', `${'x'.repeat(3_000)}{{y}}`])(
    'of a company are refused with a placeholder that was not replaced; those of candidates may have one',
    async (text) => {
      const pair = await unlocked();
      const { recruiter, candidate } = pair;
      expect(await send(pair, recruiter, text)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', detail: englishText(textId('placeholder_left')) },
      });
      expect((await send(pair, recruiter, 'Hello.')).body.number).toBe(1);
      expect((await send(pair, candidate, text)).status).toBe(201);
    },
  );

  test('are begun in the language of the candidate’s mails, which the company alone gets, and only once it was chosen', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    expect((await read(pair, recruiter)).body.thread).not.toHaveProperty('candidate_language');
    for (const [language, shown] of [
      ['ja-JP', 'ja'],
      ['it', 'en'],
    ]) {
      await api.call(notificationCalls.updatePreferences, { token: candidate.token, body: { language } });
      expect((await read(pair, recruiter)).body.thread).toMatchObject({ candidate_language: shown });
    }
    await send(pair, recruiter, 'Hello.');
    expect((await read(pair, candidate)).body.thread).not.toHaveProperty('candidate_language');
    expect(JSON.stringify(await list(recruiter))).not.toContain('candidate_language');
  });

  test('notify the other side once for a thread while that is unread, and count', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'First.');
    await send(pair, recruiter, 'Second.');
    await send(pair, candidate, 'Answer.');
    await settle();
    const link = `/messages/${idOf(pair)}`;
    const ofKind = async (principal: Principal) =>
      (await notificationsOf(principal)).filter(({ kind }) => kind === 'message_received');
    expect(await ofKind(candidate)).toMatchObject([{ link, values: { name: expect.stringContaining('Company') } }]);
    expect(await ofKind(recruiter)).toMatchObject([{ link, values: { name: expect.stringContaining('***') } }]);
    const own = { token: candidate.token, params: { type: 'candidate', id: candidate.id } } as const;
    const { body } = await api.call(notificationCalls.list, own);
    expect(body.find(({ kind }: { kind: string }) => kind === 'message_received')).toMatchObject({ count: 2 });
  });

  const mailed = async (to: Principal, after: () => Promise<unknown>) => {
    const before = (await api.inbox(to.email)).length;
    await after();
    const Records = await settle();
    for (const records of [Records, Records]) {
      expect(await sendMails({ Records: records })).toEqual({ batchItemFailures: [] });
    }
    return (await api.inbox(to.email)).slice(before);
  };

  test('are mailed with a link and their redacted text, once an hour for a thread, unless they were read or the reader chose no mails', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await settle();
    const [mail, ...more] = await mailed(candidate, () => send(pair, recruiter, 'Call +919876543210 in May.'));
    expect(more).toEqual([]);
    expect(mail?.body.text).toContain(`/messages/${idOf(pair)}`);
    expect(mail?.body.text).toMatch(/in May/);
    expect(mail?.body.text).not.toContain('9876543210');
    expect(await mailed(candidate, () => send(pair, recruiter, 'Again.'))).toEqual([]);
    const at = clock.now();
    api.clock.set(at + hourMs + 1);
    const [later, ...none] = await mailed(candidate, () => send(pair, recruiter, 'An hour later.'));
    expect(none).toEqual([]);
    expect(later?.body.text).toMatch(/> Again\.\n\n> An hour later\./);
    expect(await mailed(candidate, () => runSavedSearches())).toEqual([]);
    const body = { mails: { message_received: false } };
    await api.call(notificationCalls.updatePreferences, { token: recruiter.token, body });
    expect(await mailed(recruiter, () => send(pair, candidate, 'Hello.'))).toEqual([]);
    api.clock.set(at);
  });

  test('within an hour of a mail are mailed once it has passed, whole and together, unless they were read', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    const at = clock.now();
    api.clock.set(at);
    await settle();
    expect(await mailed(candidate, () => send(pair, recruiter, 'Tuesday at 10?'))).toHaveLength(1);
    api.clock.set(at + 5_000);
    const long = `Today at 15:00 instead.\n\n${'We look forward to it. '.repeat(100).trim()}`;
    expect(await mailed(candidate, () => send(pair, recruiter, long))).toEqual([]);
    expect(await mailed(candidate, () => send(pair, recruiter, 'Ring twice: <b>www.bell.example</b>'))).toEqual([]);
    expect(await mailed(candidate, () => runSavedSearches())).toEqual([]);
    api.clock.set(at + hourMs + 1_000);
    const [mail, ...more] = await mailed(candidate, () => Promise.all([runSavedSearches(), runSavedSearches()]));
    expect(more).toEqual([]);
    expect(mail?.body.text).toContain(long.split('\n').at(-1));
    expect(mail?.body.text).toContain('Ring twice');
    expect(mail?.body.text).not.toMatch(/Tuesday|bell\.example/);
    expect(mail?.body.html).not.toContain('<b>');
    expect(await mailed(candidate, () => runSavedSearches())).toEqual([]);
    expect(await mailed(candidate, () => send(pair, recruiter, 'Thank you.'))).toEqual([]);
    const body = { latest: 4 };
    await api.call(messageCalls.markRead, { token: candidate.token, params: { id: idOf(pair) }, body });
    api.clock.set(at + 2 * hourMs + 2_000);
    expect(await mailed(candidate, () => runSavedSearches())).toEqual([]);
    api.clock.set(at);
  });

  test('are not mailed to a company that the candidate blocked meanwhile', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    await sendMails({ Records: await settle() });
    await send(pair, candidate, 'Answer.');
    const records = await settle();
    const body = { block: { company_id: recruiter.id } };
    await api.call(visibilityCalls.setVisibility, { token: candidate.token, body });
    const before = (await api.inbox(recruiter.email)).length;
    await sendMails({ Records: records });
    expect((await api.inbox(recruiter.email)).slice(before)).toEqual([]);
  });

  test('are mailed to both sides where the candidate applied to the company after the block', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    const body = { block: { company_id: recruiter.id } };
    await api.call(visibilityCalls.setVisibility, { token: candidate.token, body });
    const at = clock.now();
    api.clock.set(at + 1_000);
    await pair.apply();
    await sendMails({ Records: await settle() });
    for (const [by, to] of [
      [recruiter, candidate],
      [candidate, recruiter],
    ] as const) {
      expect((await send(pair, by, 'About your application.')).status).toBe(201);
      expect(await mailed(to, async () => sendMails({ Records: await settle() }))).toHaveLength(1);
    }
    api.clock.set(at);
  });

  test('are read up to the latest one, unless a later one came, and the other side sees it', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'First.');
    await send(pair, recruiter, 'Second.');
    const mark = (latest: number) =>
      api.call(messageCalls.markRead, { token: candidate.token, params: { id: idOf(pair) }, body: { latest } });
    expect((await mark(1)).status).toBe(204);
    expect(await list(candidate)).toMatchObject([{ unread: 2 }]);
    await mark(2);
    expect(await list(candidate)).toMatchObject([{ unread: 0 }]);
    expect(await list(recruiter)).toMatchObject([{ seen: 2 }]);
  });

  test('are read in the bell with their thread, and later ones notify anew', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    const own = { token: candidate.token, params: { type: 'candidate', id: candidate.id } } as const;
    const bell = async () => {
      const { body } = await api.call(notificationCalls.list, own);
      return body
        .filter(({ kind }: { kind: string }) => kind === 'message_received')
        .map(({ is_read, count }: { is_read: boolean; count: number }) => [is_read, count]);
    };
    const unread = async () => (await api.call(notificationCalls.count, own)).body.unread_count;
    await settle();
    const before = await unread();
    await send(pair, recruiter, 'First.');
    await send(pair, recruiter, 'Second.');
    await settle();
    expect([await bell(), await unread()]).toEqual([[[false, 2]], before + 1]);
    const mark = (latest: number) =>
      api.call(messageCalls.markRead, { token: candidate.token, params: { id: idOf(pair) }, body: { latest } });
    await mark(1);
    expect(await bell()).toEqual([[false, 2]]);
    await Promise.all([mark(2), mark(2)]);
    expect([await bell(), await unread()]).toEqual([[[true, 2]], before]);
    await send(pair, recruiter, 'Third.');
    await settle();
    expect((await bell())[0]).toEqual([false, 1]);
    expect(await unread()).toBe(before + 1);
  });

  test('are in the copy of the own data: of a company its own, of a candidate also what the company wrote', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Question.');
    await send(pair, candidate, 'Answer.');
    const exported = async ({ token }: Principal) =>
      (await api.call(accountCalls.export, { token })).body.threads.flatMap(
        ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text),
      );
    expect(await exported(recruiter)).toEqual(['Question.']);
    expect((await exported(candidate)).toSorted()).toEqual(['Answer.', 'Question.']);
  });
});

describe('a report of a thread', () => {
  const report = (pair: Pair, by: Principal, body: object) =>
    api.call(reportCalls.create, { token: by.token, body: { reason: 'scam', thread: idOf(pair), ...body } });
  const about = (admin: Principal, subject: 'candidate' | 'company', id: number, thread?: string) =>
    api.call(moderationCalls.reportsAbout, {
      token: admin.token,
      params: { subject, id },
      query: { ...(thread && { thread }) },
    });
  const ofCompany = ({ recruiter: { id } }: Pair) => ({ subject_type: 'company', subject_id: id }) as const;
  const ofCandidate = ({ candidate: { id } }: Pair) => ({ subject_type: 'candidate', subject_id: id }) as const;

  test('by either side lets admins read its messages without contact details until they decide, and each look is recorded', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    const admin = await makePrincipal('admin', 8_400);
    await send(pair, recruiter, 'Pay 500 first: call +919876543210.');
    await send(pair, candidate, 'No.');
    expect((await about(admin, 'company', recruiter.id, idOf(pair))).status).toBe(404);
    expect((await report(pair, candidate, ofCompany(pair))).status).toBe(204);
    expect((await report(pair, candidate, ofCompany(pair))).status).toBe(204);
    expect((await report(pair, recruiter, ofCandidate(pair))).status).toBe(204);
    const { body } = await about(admin, 'company', recruiter.id);
    expect(body).toMatchObject({ open_reports: 1, reports: [{ thread: idOf(pair) }] });
    expect(body).not.toHaveProperty('messages');
    const seen = await about(admin, 'company', recruiter.id, idOf(pair));
    expect(seen.body.messages).toMatchObject([
      { number: 1, from: 'recruiter', text: expect.stringContaining('Pay 500 first') },
      { number: 2, from: 'candidate', text: 'No.' },
    ]);
    expect(JSON.stringify(seen.body)).not.toContain('9876543210');
    expect((await about(admin, 'candidate', candidate.id, idOf(pair))).body.messages).toHaveLength(2);
    const { body: trail } = await api.call(adminCalls.audit, {
      token: admin.token,
      query: { action: 'messages_read' },
    });
    const targets = trail.map(({ target: { type, id } }: { target: { type: string; id: number } }) => ({ type, id }));
    const [company, person] = [
      { type: 'recruiter', id: recruiter.id },
      { type: 'candidate', id: candidate.id },
    ];
    expect(targets).toHaveLength(4);
    expect(targets).toEqual(expect.arrayContaining([company, person, company, person]));
    await api.call(moderationCalls.decideReports, {
      token: admin.token,
      params: { subject: 'company', id: recruiter.id },
      body: { decision: 'dismiss', version: body.version },
    });
    expect((await about(admin, 'company', recruiter.id, idOf(pair))).status).toBe(404);
  });

  test('is another one than that of the company’s page, and is refused of others’ threads, without messages and about another subject', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    expect((await report(pair, recruiter, ofCandidate(pair))).status).toBe(404);
    await send(pair, recruiter, 'Hello.');
    const other = await unlocked();
    await send(other, other.recruiter, 'Hello.');
    const statuses = [
      await report(pair, stranger, ofCandidate(pair)),
      await report(pair, candidate, ofCompany(other)),
      await report(pair, candidate, ofCandidate(pair)),
      await report(other, candidate, ofCompany(other)),
      await api.call(reportCalls.create, { body: { reason: 'scam', thread: idOf(pair), ...ofCompany(pair) } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    const admin = await makePrincipal('admin', 8_401);
    await report(pair, candidate, { ...ofCompany(pair), thread: undefined });
    await report(pair, candidate, ofCompany(pair));
    expect((await about(admin, 'company', recruiter.id)).body.open_reports).toBe(2);
  });

  test('is refused to a company that the candidate blocks, whose report of it is taken', async () => {
    const pair = await unlocked();
    const { recruiter, candidate } = pair;
    await send(pair, recruiter, 'Hello.');
    const body = { block: { company_id: recruiter.id } };
    await api.call(visibilityCalls.setVisibility, { token: candidate.token, body });
    expect((await report(pair, recruiter, ofCandidate(pair))).status).toBe(404);
    expect((await report(pair, candidate, ofCompany(pair))).status).toBe(204);
    const { body: copy } = await api.call(accountCalls.export, { token: candidate.token });
    expect(copy.reports).toMatchObject([{ subject_type: 'company', thread: idOf(pair) }]);
  });
});

describe('colleagues', () => {
  const colleague = (pair: Pair, role: 'recruiter' | 'viewer') =>
    makePrincipal('recruiter', 8_300 + pair.recruiter.id * 2 + (role === 'viewer' ? 1 : 0), {
      company: { id: pair.recruiter.id, role },
    });

  test('write in the threads of their company, under their names, and viewers read them; the founder alone shares contact details', async () => {
    const pair = await unlocked();
    await send(pair, pair.recruiter, 'From the founder.');
    const member = await colleague(pair, 'recruiter');
    const viewer = await colleague(pair, 'viewer');
    expect((await send(pair, member, 'From a colleague.')).status).toBe(201);
    expect((await send(pair, viewer, 'From a viewer.')).body.code).toBe('FORBIDDEN');
    const params = { id: idOf(pair) };
    const share = (token: string) => api.call(messageCalls.shareContact, { token, params, body: { shared: true } });
    expect((await share(member.token)).body.code).toBe('FORBIDDEN');
    expect((await share(pair.recruiter.token)).status).toBe(204);
    expect(await textsOf(pair, viewer)).toEqual(['From the founder.', 'From a colleague.']);
    expect((await read(pair, pair.candidate)).body.items[0]).toMatchObject({ author: expect.any(String) });
  });
});
