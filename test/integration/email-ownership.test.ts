import { SESClient } from '@aws-sdk/client-ses';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sealCursor } from '#functions/data/page.ts';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { setAccountVerified } from '#functions/entities/account/account-writes.ts';
import { readEmailPointer } from '#functions/entities/account/email-store.ts';
import { undoToken } from '#functions/entities/account/undo-token.ts';
import { beginErasing } from '#functions/entities/erasure/begin-erasing.ts';
import { rememberTrial } from '#functions/entities/subscription/trial-store.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { epochMs, isoInstant } from '#shared/domain/time.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps, otherThan } from '#test/support/auth-steps.ts';
import { followTable as followChanges, sendMails } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makeJob } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const steps = authSteps(api);
const master = await steps.createMaster();
const minute = 60_000;
const day = 24 * 60 * minute;
const invalid = { status: 400, body: { code: 'INVALID_OTP', detail: 'Invalid OTP. Please try again.' } };
const taken = { status: 409, body: { code: 'EMAIL_TAKEN' } };
const voidLink = { status: 400, body: { code: 'INVALID_SIGNATURE' } };
afterEach(() => vi.restoreAllMocks());

interface Person {
  kind: AccountKind;
  id: number;
  email: string;
  token: string;
}

async function signUpPerson(kind: 'candidate' | 'recruiter' = 'candidate'): Promise<Person> {
  const account = await steps.createUser(kind);
  return { kind, ...account, token: await steps.signIn(kind, account.email) };
}
async function signUpAdmin(): Promise<Person> {
  const account = await steps.createAdmin(await steps.signIn('master_admin', master.email));
  return { kind: 'admin', ...account, token: await steps.signIn('admin', account.email) };
}

const start = ({ token }: Person, email: string) =>
  api.call(emailChangeCalls.startEmailChange, { token, body: { email } });
const confirm = ({ token }: Person, email: string, otp: string) =>
  api.call(emailChangeCalls.confirmEmailChange, { token, body: { email, otp } });
const undo = (token: string) => api.call(emailChangeCalls.undoEmailChange, { body: { token } });
const whoAmI = (token: string) => api.call(authCalls.session, { token });

/** Requests a code for a new address and reads it. */
async function requestCode(who: Person, email: string): Promise<string> {
  expect(await start(who, email)).toMatchObject({ status: 200 });
  return steps.code(email);
}
/** Moves an account to an address; returns the token that undoes the change. */
async function moveTo(who: Person, email: string): Promise<string> {
  const message = 'Your e-mail address has been changed.';
  expect(await confirm(who, email, await requestCode(who, email))).toMatchObject({
    status: 200,
    body: { email, message },
  });
  const account = await readAccount(who.kind, who.id);
  const previous = account?.former_addresses?.at(-1);
  if (!previous) throw new Error('The account has no former address.');
  return undoToken({ kind: who.kind, id: who.id, ...previous });
}
const ownerOf = async (kind: AccountKind, email: string) => (await readEmailPointer(kind, email))?.id;

/** The records of notices since the last call. */
async function newNotices(): Promise<DynamoDBRecord[]> {
  return (await api.readStream()).filter(({ dynamodb }) => dynamodb?.NewImage?.entity?.S === 'address_notice');
}

describe('changing the e-mail address', () => {
  test.each(['candidate', 'recruiter', 'admin'] as const)(
    'moves a %s with account, address and profile, keeps this session and ends the others',
    async (kind) => {
      const who = kind === 'admin' ? await signUpAdmin() : await signUpPerson(kind);
      const other = await steps.signIn(kind, who.email);
      const next = uniqueEmail('next');
      const otp = await requestCode(who, next.toUpperCase().replace('@TEST', '@test'));
      expect(await confirm(who, next, otp)).toMatchObject({ status: 200, body: { email: next } });
      expect(await whoAmI(who.token)).toMatchObject({ status: 200, body: { id: who.id, email: next } });
      expect(await whoAmI(other)).toMatchObject({ status: 401 });
      expect(await readAccount(kind, who.id)).toMatchObject({
        email: next,
        former_addresses: [{ email: who.email, changed_at: expect.stringMatching(/^20.*Z$/) }],
      });
      expect([await ownerOf(kind, next), await ownerOf(kind, who.email)]).toEqual([who.id, undefined]);
      const profile = (await api.scan()).find((item) => item.entity === kind && item.card?.id === who.id);
      expect(profile?.card.email).toBe(next);
      await steps.signIn(kind, next);
    },
  );

  test('mails the code to the new address only, and says what it is for', async () => {
    const who = await signUpPerson();
    const next = uniqueEmail('next');
    const before = (await api.inbox(who.email)).length;
    const otp = await requestCode(who, next);
    const [mail] = await api.inbox(next);
    expect(mail?.subject).toBe('Your Foreign Language Job Portal code for a new e-mail address');
    for (const part of [mail?.body.text, mail?.body.html]) {
      expect(part).toContain(otp);
      expect(part).toContain('make this the e-mail address of your candidate account');
    }
    expect(await api.inbox(who.email)).toHaveLength(before);
  });

  test('is refused for the own address, for one that belongs to an account, and without a session', async () => {
    const [who, other, recruiter] = [await signUpPerson(), await signUpPerson(), await signUpPerson('recruiter')];
    expect(await start(who, who.email)).toMatchObject({ status: 400, body: { fields: [{ path: 'email' }] } });
    expect(await start(who, other.email)).toMatchObject(taken);
    expect(await start(who, recruiter.email)).toMatchObject(taken);
    expect(await start({ ...who, token: '' }, uniqueEmail('x'))).toMatchObject({ status: 401 });
  });

  test('lets admins take the address of a candidate, but not that of another admin', async () => {
    const [admin, candidate] = [await signUpAdmin(), await signUpPerson()];
    expect(await start(admin, master.email)).toMatchObject(taken);
    await moveTo(admin, candidate.email);
    expect([await ownerOf('admin', candidate.email), await ownerOf('candidate', candidate.email)]).toEqual([
      admin.id,
      candidate.id,
    ]);
  });

  test('reveals no more addresses than the budget of look-ups allows', async () => {
    const generous = process.env.ADDRESS_BUDGET;
    const [who, { email }] = [await signUpPerson(), await signUpPerson()];
    process.env.ADDRESS_BUDGET = '4';
    api.clock.set(Date.now());
    const attempts = Array.from({ length: 12 }, () =>
      api.call(emailChangeCalls.startEmailChange, { token: who.token, body: { email }, address: '198.51.100.77' }),
    );
    const answers = await Promise.all(attempts);
    process.env.ADDRESS_BUDGET = generous;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  });

  test('sends 3 codes a minute to one address, whoever asks', async () => {
    const people = [await signUpPerson(), await signUpPerson('recruiter')];
    const next = uniqueEmail('bombed');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => start(people[turn % 2] as Person, next)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await api.inbox(next)).toHaveLength(3);
  });

  test('answers a retry after a lost response the same way and changes nothing more', async () => {
    const who = await signUpPerson();
    const next = uniqueEmail('next');
    const otp = await requestCode(who, next);
    const first = await confirm(who, next, otp);
    const changes = await tableChanges(api, async () => {
      expect(await confirm(who, next, otp)).toMatchObject({ status: 200, body: first.body });
    });
    expect(changes).toEqual([]);
  });

  test('happens once for any number of concurrent right codes', async () => {
    const who = await signUpPerson();
    const next = uniqueEmail('next');
    const otp = await requestCode(who, next);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(who, next, otp)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(invalid);
    expect((await readAccount('candidate', who.id))?.former_addresses).toHaveLength(1);
  });

  test('evaluates at most 5 of 30 concurrent wrong guesses, and then refuses the right code', async () => {
    const who = await signUpPerson();
    const next = uniqueEmail('next');
    const otp = await requestCode(who, next);
    await Promise.all(Array.from({ length: 30 }, () => confirm(who, next, otherThan(otp))));
    expect(await confirm(who, next, otp)).toMatchObject(invalid);
    const [codes] = (await steps.itemsWith(next)).filter(({ entity }) => entity === 'one_time_codes');
    expect(codes?.codes.candidate_email.guesses).toBe(5);
  });

  test('locks a network out after 10 failures in a day, also when new codes are sent in between', async () => {
    const who = await signUpPerson();
    const next = uniqueEmail('locked');
    const begin = Date.now();
    for (const round of [0, 1]) {
      api.clock.set(begin + round * 20 * minute);
      const otp = await requestCode(who, next);
      for (let guess = 0; guess < 5; guess += 1) await confirm(who, next, otherThan(otp));
    }
    api.clock.set(begin + 40 * minute);
    expect(await confirm(who, next, await requestCode(who, next))).toMatchObject({ status: 429 });
  });

  test('takes a code to the last millisecond of its 10 minutes and not after', async () => {
    const [stored, late] = [await signUpPerson(), await signUpPerson()];
    const [first, second] = [uniqueEmail('kept'), uniqueEmail('late')];
    const begin = Date.now();
    api.clock.set(begin);
    const codes = [await requestCode(stored, first), await requestCode(late, second)] as const;
    api.clock.set(begin + 10 * minute - 1);
    expect(await confirm(stored, first, codes[0])).toMatchObject({ status: 200 });
    api.clock.set(begin + 10 * minute);
    expect(await confirm(late, second, codes[1])).toMatchObject(invalid);
  });

  test('is bound to the account that asked: the code works for no other account', async () => {
    const [who, other, recruiter] = [await signUpPerson(), await signUpPerson(), await signUpPerson('recruiter')];
    const next = uniqueEmail('mine');
    const otp = await requestCode(who, next);
    expect(await confirm(other, next, otp)).toMatchObject(invalid);
    expect(await confirm(recruiter, next, otp)).toMatchObject(invalid);
    expect(await confirm(who, uniqueEmail('elsewhere'), otp)).toMatchObject(invalid);
    expect(await confirm(who, next, otp)).toMatchObject({ status: 200 });
  });

  test('keeps its codes separate from those of signing in and up', async () => {
    const who = await signUpPerson();
    const next = uniqueEmail('mixed');
    const change = await requestCode(who, next);
    const signup = await steps.signUp('candidate', next);
    for (const role of ['candidate', 'recruiter', 'admin', 'master_admin'] as const) {
      expect(await steps.verify(role, next, change), role).toMatchObject(invalid);
    }
    const own = await steps.requestCode('candidate', next);
    if (own !== change) expect(await confirm(who, next, own)).toMatchObject(invalid);
    expect(await confirm(who, next, change)).toMatchObject({ status: 200 });
    expect(await steps.confirm('candidate', next, own, signup.token)).toMatchObject(invalid);
    const signIn = await steps.requestCode('candidate', next);
    expect(await confirm(await signUpPerson(), next, signIn)).toMatchObject(invalid);
  });

  test('happens at most 5 times in 7 days, so that no undo link is pushed out', async () => {
    const who = await signUpPerson();
    const begin = Date.now();
    const links = [];
    for (let turn = 0; turn < 5; turn += 1) {
      api.clock.set(begin + turn * minute);
      links.push(await moveTo(who, uniqueEmail(`turn-${turn}`)));
    }
    api.clock.set(begin + 10 * minute);
    const next = uniqueEmail('sixth');
    const refused = await confirm(who, next, await requestCode(who, next));
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String((7 * day - 10 * minute) / 1000) } });
    expect(await undo(links[0] ?? '')).toMatchObject({ status: 200 });
    expect(await readAccount('candidate', who.id)).toMatchObject({ email: who.email, former_addresses: [] });
  });

  test('reaches the jobs of a recruiter, which show applicants where to write', async () => {
    const [who, candidate] = [await signUpPerson('recruiter'), await signUpPerson()];
    await transact({ account: setAccountVerified(who.id, true) });
    await makeJob(910_001, who.id);
    await api.drainStream();
    const contact = async () =>
      (await api.call(jobCalls.get, { token: candidate.token, params: { id: 910_001 } })).body.recruiter.email;
    const next = uniqueEmail('next');
    const link = await moveTo(who, next);
    await api.drainStream();
    expect(await contact()).toBe(next);
    await undo(link);
    const records = await api.drainStream();
    expect(await contact()).toBe(who.email);
    expect(await followChanges({ Records: records })).toEqual({ batchItemFailures: [] });
    expect(await contact(), 'repeated records change nothing').toBe(who.email);
  });

  test('moves the trial marker of a recruiter along', async () => {
    const who = await signUpPerson('recruiter');
    await transact(rememberTrial(who.email, epochMs(Date.now())));
    const next = uniqueEmail('next');
    await moveTo(who, next);
    expect(await transact(rememberTrial(next, epochMs(Date.now())))).toMatchObject({ done: false });
    expect(await transact(rememberTrial(uniqueEmail('unrelated'), epochMs(Date.now())))).toEqual({ done: true });
  });
});

describe("changing to another person's address", () => {
  test('reserves nothing before the code is entered: its owner still signs up with their own account', async () => {
    const claimant = await signUpPerson();
    const email = uniqueEmail('stranger');
    await requestCode(claimant, email);
    const { id, token } = await steps.signUp('candidate', email, { name: 'Vera Owner' });
    const answer = await steps.confirm('candidate', email, await steps.requestCode('candidate', email), token);
    expect(answer).toMatchObject({ status: 200, body: { candidate: { id, name: 'Vera Owner' } } });
    expect(await start(claimant, email)).toMatchObject(taken);
    expect(JSON.stringify(await api.call(candidateCalls.ownProfile, { token: claimant.token }))).not.toContain('Vera');
  });

  test('is refused in the profile form too', async () => {
    const claimant = await signUpPerson();
    const email = uniqueEmail('stranger');
    const params = { id: claimant.id };
    expect(
      await api.call(candidateCalls.updateProfile, { token: claimant.token, params, body: { email } }),
    ).toMatchObject({ status: 400, body: { code: 'EMAIL_CHANGE_NEEDS_CODE' } });
    const { id } = await steps.signUp('recruiter', email);
    expect(await steps.verify('recruiter', email, await steps.requestCode('recruiter', email))).toMatchObject({
      status: 200,
      body: { recruiter: { id } },
    });
  });

  test('is refused when a sign-up with it was confirmed between read and write', async () => {
    const who = await signUpPerson();
    const email = uniqueEmail('raced');
    const otp = await requestCode(who, email);
    beforeNextTransaction(() => steps.createRecruiter(email));
    expect(await confirm(who, email, otp)).toMatchObject(taken);
    expect(await readAccount('candidate', who.id)).toMatchObject({ email: who.email });
  });

  test('concurrent with its sign-up gives it to exactly one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await signUpPerson();
      const email = uniqueEmail('both');
      const change = await requestCode(who, email);
      const { id, token } = await steps.signUp('candidate', email);
      const own = await steps.requestCode('candidate', email);
      const answers = await Promise.all([confirm(who, email, change), steps.confirm('candidate', email, own, token)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const winner = answers[0].status === 200 ? who.id : id;
      expect(await ownerOf('candidate', email)).toBe(winner);
      expect((await readAccount('candidate', who.id))?.email).toBe(winner === who.id ? email : who.email);
    }
  });

  test('concurrently from two accounts gives it to exactly one, also when one is a recruiter', async () => {
    const [one, two] = [await signUpPerson(), await signUpPerson('recruiter')];
    const email = uniqueEmail('contested');
    const codes = [await requestCode(one, email), await requestCode(two, email)] as const;
    const answers = await Promise.all([confirm(one, email, codes[0]), confirm(two, email, codes[1])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? one : two;
    expect(await readEmailPointer('candidate', email)).toMatchObject({ kind: winner.kind, id: winner.id });
  });
});

describe('a change that races with the end of the account', () => {
  test('is refused when the account was deactivated meanwhile, and moves nothing', async () => {
    const who = await signUpPerson();
    const email = uniqueEmail('next');
    const otp = await requestCode(who, email);
    beforeNextTransaction(() =>
      transact(accountStateChange({ kind: 'candidate', id: who.id, email: who.email }, ['active'], 'deactivated')),
    );
    expect(await confirm(who, email, otp)).toMatchObject({ status: 401 });
    expect(await readEmailPointer('candidate', who.email)).toMatchObject({ id: who.id, state: 'deactivated' });
    expect(await ownerOf('candidate', email)).toBeUndefined();
  });

  test('is refused when the account was deleted for good meanwhile, and leaves nothing of it', async () => {
    const who = await signUpPerson();
    const email = uniqueEmail('next');
    const otp = await requestCode(who, email);
    beforeNextTransaction(() =>
      beginErasing(async () => {
        const account = await readAccount('candidate', who.id);
        if (!account) throw new Error('no account');
        return account;
      }, epochMs(Date.now())),
    );
    expect(await confirm(who, email, otp)).toMatchObject({ status: 401 });
    expect([await ownerOf('candidate', email), await ownerOf('candidate', who.email)]).toEqual([undefined, undefined]);
    expect(await steps.itemsWith(email)).toEqual([]);
  });
});

describe('the notice to the former address', () => {
  test.each([
    [null, 'was changed', 'Put this address back', 'ltr'],
    ['de', 'geändert. Diese Adresse gehört nicht mehr dazu', 'Diese Adresse wiederherstellen', 'ltr'],
    ['ar', 'تم تغيير', 'إعادة هذا العنوان', 'rtl'],
  ])(
    'comes in the language of the account (%s), with a link that undoes the change',
    async (language, text, action, direction) => {
      const who = await signUpPerson();
      if (language) {
        await api.call(notificationCalls.updatePreferences, { token: who.token, body: { language, mails: {} } });
      }
      await newNotices();
      const next = uniqueEmail('next');
      await moveTo(who, next);
      expect(await sendMails({ Records: await newNotices() })).toEqual({ batchItemFailures: [] });
      const mail = (await api.inbox(who.email)).at(-1);
      expect(mail?.subject).toMatch(/Foreign Language Job Portal/);
      expect(mail?.body.text).toContain(text);
      expect(mail?.body.html).toContain(action);
      expect(mail?.body.html?.includes('dir="rtl"')).toBe(direction === 'rtl');
      expect(JSON.stringify(mail)).not.toContain(next);
      const token = /\/undo-email\?token=([\w-]+)/.exec(mail?.body.text ?? '')?.[1] ?? '';
      expect(await undo(token)).toMatchObject({ status: 200 });
      expect(await readAccount('candidate', who.id)).toMatchObject({ email: who.email });
    },
  );

  test('is delivered again until the mail service accepts it, and then never again', async () => {
    const who = await signUpPerson();
    await newNotices();
    await moveTo(who, uniqueEmail('next'));
    const Records = await newNotices();
    const before = (await api.inbox(who.email)).length;
    const failing = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => {
      throw Object.assign(new Error('Throttling'), { name: 'Throttling' });
    });
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await sendMails({ Records })).batchItemFailures).toHaveLength(1);
    }
    failing.mockRestore();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await sendMails({ Records })).toEqual({ batchItemFailures: [] });
    }
    expect(await api.inbox(who.email)).toHaveLength(before + 1);
  });

  test('is not sent after the account was deleted for good', async () => {
    const who = await signUpPerson();
    await newNotices();
    await moveTo(who, uniqueEmail('next'));
    const Records = await newNotices();
    const before = (await api.inbox(who.email)).length;
    const account = await readAccount('candidate', who.id);
    if (!account) throw new Error('no account');
    await beginErasing(async () => account, epochMs(Date.now()));
    for (let round = 0; round < 8; round += 1) await api.drainStream();
    expect((await readAccount('candidate', who.id))?.state).toBe('erased');
    expect(await sendMails({ Records })).toEqual({ batchItemFailures: [] });
    expect(await api.inbox(who.email)).toHaveLength(before);
  });
});

describe('undoing a change', () => {
  test('restores the address, frees the newer one, ends every session and voids the link', async () => {
    const who = await signUpPerson('recruiter');
    const next = uniqueEmail('next');
    const link = await moveTo(who, next);
    const thief = await steps.signIn('recruiter', next);
    expect(await undo(link)).toMatchObject({ status: 200 });
    for (const token of [who.token, thief]) expect(await whoAmI(token)).toMatchObject({ status: 401 });
    expect([await ownerOf('recruiter', who.email), await ownerOf('recruiter', next)]).toEqual([who.id, undefined]);
    const token = await steps.signIn('recruiter', who.email);
    expect(await api.call(recruiterCalls.ownProfile, { token })).toMatchObject({ body: { email: who.email } });
    expect(await undo(link), 'the same link again changes nothing').toMatchObject({ status: 200 });
    expect(await whoAmI(token)).toMatchObject({ status: 200 });
    await moveTo({ ...who, token }, uniqueEmail('later'));
    expect(await undo(link)).toMatchObject(voidLink);
  });

  test('also undoes later changes and voids their links, but not those of earlier ones', async () => {
    const who = await signUpPerson();
    const begin = Date.now();
    const links = [];
    for (const [turn, name] of ['b', 'c', 'd'].entries()) {
      api.clock.set(begin + turn * minute);
      links.push(await moveTo(who, uniqueEmail(name)));
    }
    const { former_addresses = [] } = (await readAccount('candidate', who.id)) ?? {};
    expect(await undo(links[1] ?? '')).toMatchObject({ status: 200 });
    expect(await readAccount('candidate', who.id)).toMatchObject({
      email: former_addresses[1]?.email,
      former_addresses: [former_addresses[0]],
      sessions: {},
    });
    expect(await undo(links[2] ?? '')).toMatchObject(voidLink);
    expect(await undo(links[0] ?? '')).toMatchObject({ status: 200 });
    expect(await readAccount('candidate', who.id)).toMatchObject({ email: who.email, former_addresses: [] });
  });

  test('works to the last millisecond of 7 days by the server’s clock and not after', async () => {
    const [stored, late] = [await signUpPerson(), await signUpPerson()];
    const begin = Date.now();
    api.clock.set(begin);
    const links = [await moveTo(stored, uniqueEmail('x')), await moveTo(late, uniqueEmail('y'))] as const;
    api.clock.set(begin + 7 * day - 1);
    expect(await undo(links[0])).toMatchObject({ status: 200 });
    api.clock.set(begin + 7 * day);
    expect(await undo(links[1])).toMatchObject(voidLink);
  });

  test('is refused with a clear text when another user has verified the address meanwhile', async () => {
    const who = await signUpPerson();
    const next = uniqueEmail('next');
    const link = await moveTo(who, next);
    const { id } = await steps.signUp('candidate', who.email);
    await steps.verify('candidate', who.email, await steps.requestCode('candidate', who.email));
    const changes = await tableChanges(api, async () => {
      expect(await undo(link)).toMatchObject({
        ...taken,
        body: { detail: expect.stringContaining('belongs to another account now') },
      });
    });
    expect(changes).toEqual([]);
    expect(await ownerOf('candidate', who.email)).toBe(id);
    expect(await whoAmI(who.token)).toMatchObject({ status: 200, body: { email: next } });
  });

  test('keeps the state of an account that was deactivated meanwhile', async () => {
    const who = await signUpPerson();
    const next = uniqueEmail('next');
    const link = await moveTo(who, next);
    await transact(accountStateChange({ kind: 'candidate', id: who.id, email: next }, ['active'], 'deactivated'));
    expect(await undo(link)).toMatchObject({ status: 200 });
    expect(await readEmailPointer('candidate', who.email)).toMatchObject({ id: who.id, state: 'deactivated' });
    expect(await steps.send('candidate', who.email)).toMatchObject({ status: 403 });
  });

  test('is refused for an account that was deleted for good', async () => {
    const who = await signUpPerson();
    const link = await moveTo(who, uniqueEmail('next'));
    const account = await readAccount('candidate', who.id);
    if (!account) throw new Error('no account');
    await beginErasing(async () => account, epochMs(Date.now()));
    expect(await undo(link)).toMatchObject(voidLink);
  });

  test('is refused for a forged or changed link and for a link of another purpose', async () => {
    const who = await signUpPerson();
    const link = await moveTo(who, uniqueEmail('next'));
    const changed = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
    const foreign = sealCursor({ kind: 'candidate', id: who.id, email: who.email, changed_at: '' }, 'opt out of mails');
    for (const token of ['', 'made-up', changed, foreign]) expect(await undo(token)).toMatchObject(voidLink);
    expect(
      await undo(undoToken({ kind: 'candidate', id: who.id, email: who.email, changed_at: isoInstant('never') })),
    ).toMatchObject(voidLink);
    expect(await whoAmI(who.token)).toMatchObject({ status: 200 });
  });

  test('ends a change in progress: a caller whose session has ended moves nothing', async () => {
    const who = await signUpPerson();
    const link = await moveTo(who, uniqueEmail('thief'));
    const next = uniqueEmail('next');
    const otp = await requestCode(who, next);
    beforeNextTransaction(() => undo(link));
    expect(await confirm(who, next, otp)).toMatchObject({ status: 401 });
    expect(await readAccount('candidate', who.id)).toMatchObject({ email: who.email, former_addresses: [] });
    expect(await ownerOf('candidate', next)).toBeUndefined();
  });

  test('concurrent with a change ends with the old address, in any interleaving', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await signUpPerson();
      const link = await moveTo(who, uniqueEmail('thief'));
      const next = uniqueEmail('next');
      const otp = await requestCode(who, next);
      const [, undone] = await Promise.all([confirm(who, next, otp), undo(link), undo(link)]);
      expect(undone).toMatchObject({ status: 200 });
      expect(await readAccount('candidate', who.id)).toMatchObject({ email: who.email, sessions: {} });
      expect([await ownerOf('candidate', who.email), await ownerOf('candidate', next)]).toEqual([who.id, undefined]);
    }
  });
});
