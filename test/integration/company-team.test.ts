import { describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { readColleagueViews, usedOf } from '#functions/entities/company/colleague-views.ts';
import { readTeam } from '#functions/entities/company/team-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { colleagueSignupCalls } from '#shared/contracts/colleague-signup.ts';
import { companyCalls } from '#shared/contracts/company.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { type CompanyRole, maxInvitations } from '#shared/domain/company-roles.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import { dayMs } from '#shared/domain/time.ts';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { sendMails } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, makePlan, subscribe } from '#test/support/records.ts';

const api = await testApi();
const steps = authSteps(api);
const { settle } = notificationSteps(api);
// The inbox is shared with other tests: only this file uses these ids.
let number = 7_600_000;

/** A verified company of one. */
async function makeCompany(): Promise<Principal> {
  number += 1;
  return await makePrincipal('recruiter', number);
}

async function invite({ token }: { token: string }, email = uniqueEmail('colleague'), role: CompanyRole = 'recruiter') {
  const answer = await api.call(companyCalls.invite, { token, body: { email, role, language: 'en' } });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201, body: { email, role } });
  return answer.body as { id: string; email: string };
}

const person = () => ({ name: 'Cora Colleague', phone: somePhone() });

/** A new person accepts an invitation up to the code, which is not entered yet. */
async function signUp({ id, email }: { id: string; email: string }) {
  const answer = await api.call(colleagueSignupCalls.colleagueSignup, { params: { id }, body: person() });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201, body: { email } });
  await steps.send('recruiter', email);
  return { email, otp: await steps.code(email), signup_token: answer.body.signup_token as string };
}

const confirm = ({ email, otp, signup_token }: Awaited<ReturnType<typeof signUp>>) =>
  steps.confirm('recruiter', email, otp, signup_token);

async function makeColleague(founder: Principal, role: CompanyRole = 'recruiter') {
  const answer = await confirm(await signUp(await invite(founder, undefined, role)));
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  const { id, email } = answer.body.recruiter as { id: number; email: string };
  return { id, email, token: answer.body.token as string };
}

interface SignedIn {
  email: string;
  token: string;
}

const erase = ({ token, email }: SignedIn) => api.call(accountCalls.remove, { token, body: { confirm: email } });

async function moveAway({ token }: SignedIn): Promise<void> {
  const email = uniqueEmail('moved');
  await api.call(emailChangeCalls.startEmailChange, { token, body: { email } });
  const body = { email, otp: await steps.code(email) };
  expect((await api.call(emailChangeCalls.confirmEmailChange, { token, body })).status).toBe(200);
}

const teamOf = async ({ token }: { token: string }) => (await api.call(companyCalls.team, { token })).body;
/** Account and team agree about every colleague. */
async function expectConsistent(companyId: number): Promise<void> {
  const { stored } = await readTeam(companyId, clock.now());
  for (const { id, role } of stored.colleagues) {
    expect((await readAccount('recruiter', id))?.company).toEqual({ id: companyId, role });
  }
}

describe('an invitation', () => {
  test('makes a new person a colleague, by the code that is sent to the address', async () => {
    const founder = await makeCompany();
    const invitation = await invite(founder);
    expect(await teamOf(founder)).toMatchObject({ role: 'owner', invitations: [{ email: invitation.email }] });
    const shown = await api.call(companyCalls.invitation, { params: { id: invitation.id } });
    expect(shown).toMatchObject({
      status: 200,
      body: { email: invitation.email, company_name: `Company ${founder.id}` },
    });
    const pending = await signUp(invitation);
    expect((await confirm({ ...pending, otp: pending.otp === '000000' ? '000001' : '000000' })).status).toBe(400);
    const { status, body } = await confirm(pending);
    expect(status).toBe(200);
    expect(await teamOf(founder)).toMatchObject({
      colleagues: [
        { id: founder.id, role: 'owner' },
        { id: body.recruiter.id, role: 'recruiter', name: 'Cora Colleague' },
      ],
      invitations: [],
    });
    expect(await api.call(recruiterCalls.status, { token: body.token, params: { id: founder.id } })).toMatchObject({
      body: { verified: true },
    });
    await expectConsistent(founder.id);
    // Only founders wait for a verification.
    const waiting = await steps.itemsWith('RECRUITERS#WAITING');
    expect(waiting.filter(({ PK }) => PK === `RECRUITER#${body.recruiter.id}`)).toEqual([]);
  });

  test('is mailed once, in its language, with the names of the company and the inviter', async () => {
    const founder = await makeCompany();
    const { email, id } = await invite(founder);
    const records = await settle();
    for (let time = 0; time < 2; time += 1) {
      expect(await sendMails({ Records: records })).toEqual({ batchItemFailures: [] });
    }
    const mails = await api.inbox(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body.text).toContain(`/recruiter/invitation?id=${id}`);
    expect(mails[0]?.body.text).toContain(`Company ${founder.id}`);
    expect(mails[0]?.subject).not.toContain('Company');
  });

  test('that was withdrawn, is over or was replaced makes no one a colleague', async () => {
    const founder = await makeCompany();
    const withdrawn = await invite(founder);
    const pending = await signUp(withdrawn);
    const remove = () =>
      api.call(companyCalls.withdrawInvitation, { token: founder.token, params: { id: withdrawn.id } });
    for (let time = 0; time < 2; time += 1) expect((await remove()).status).toBe(204);
    expect(await confirm(pending)).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
    expect(await api.call(companyCalls.invitation, { params: { id: withdrawn.id } })).toMatchObject({ status: 404 });
    const replaced = await invite(founder);
    const present = await invite(founder, replaced.email, 'viewer');
    expect(await api.call(companyCalls.invitation, { params: { id: replaced.id } })).toMatchObject({ status: 404 });
    expect(await api.call(companyCalls.invitation, { params: { id: present.id } })).toMatchObject({ status: 200 });
    api.clock.set(clock.now() + 14 * dayMs);
    expect(await api.call(companyCalls.invitation, { params: { id: present.id } })).toMatchObject({ status: 404 });
  });

  test('is refused to unverified companies, for colleagues, and beyond the open ones', async () => {
    const founder = await makeCompany();
    number += 1;
    const unverified = await makePrincipal('recruiter', number, { verified: false });
    const body = { email: uniqueEmail('colleague'), role: 'viewer' as const, language: 'en' as const };
    const by = (token: string, email = body.email) =>
      api.call(companyCalls.invite, { token, body: { ...body, email } });
    expect(await by(unverified.token)).toMatchObject({ status: 403, body: { code: 'NOT_VERIFIED' } });
    expect(await by(founder.token, founder.email)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    const sent = await Promise.all(
      Array.from({ length: maxInvitations + 5 }, () => by(founder.token, uniqueEmail('colleague'))),
    );
    const open = (await teamOf(founder)).invitations;
    // One whose response was lost may be open, too.
    expect(open.length).toBeGreaterThanOrEqual(sent.filter(({ status }) => status === 201).length);
    expect(open.length).toBeLessThanOrEqual(maxInvitations);
  });

  test('says nothing about an account that the address has elsewhere', async () => {
    const founder = await makeCompany();
    const candidate = await steps.createCandidate();
    const { id } = await invite(founder, candidate.email);
    const answer = await api.call(colleagueSignupCalls.colleagueSignup, { params: { id }, body: person() });
    expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  test('is accepted once by two at the same time, and by two people alike', async () => {
    const founder = await makeCompany();
    const first = await invite(founder);
    const twice = [await signUp(first), await signUp(await invite(founder))];
    const answers = await Promise.all(twice.map(confirm));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await teamOf(founder)).colleagues).toHaveLength(3);
    await expectConsistent(founder.id);
    const again = await Promise.all(twice.map(confirm));
    expect(again.map(({ status }) => status)).toEqual([400, 400]);
  });

  test('stores the consent of who accepts it', async () => {
    const founder = await makeCompany();
    const { id, email } = await invite(founder);
    const consent = { privacy_version: legalVersions.privacy, terms_version: legalVersions.terms };
    const body = { ...person(), ...consent };
    const { signup_token } = (await api.call(colleagueSignupCalls.colleagueSignup, { params: { id }, body })).body;
    await steps.send('recruiter', email);
    const { token } = (await steps.confirm('recruiter', email, await steps.code(email), signup_token)).body;
    const copy = await api.call(accountCalls.export, { token });
    expect(copy.body).toMatchObject({ account: { company: { id: founder.id, role: 'recruiter' } }, jobs: [] });
    expect(copy.body.account.consents).toHaveLength(1);
  });
});

describe("an invitation of everybody at the company's mail domain", () => {
  const inviteDomain = ({ token }: { token: string }, change: object = {}) => {
    const body = { email: 'anyone@canary.example', role: 'viewer' as const, language: 'en' as const };
    return api.call(companyCalls.invite, { token, body: { ...body, whole_domain: true, ...change } });
  };
  const signUpAt = (id: string, email?: string) =>
    api.call(colleagueSignupCalls.colleagueSignup, { params: { id }, body: { ...person(), email } });
  let people = 0;
  const addressAt = (domain: string) => {
    people += 1;
    return `colleague-${number}-${people}@${domain}`;
  };

  test('lets new people there join by the link and a code, one after the other, without a mail of its own', async () => {
    const founder = await makeCompany();
    const { body: invited } = await inviteDomain(founder);
    expect(invited).toMatchObject({ email: '@canary.example', domain: 'canary.example', role: 'viewer' });
    expect((await api.call(companyCalls.invitation, { params: { id: invited.id } })).body).toMatchObject({
      domain: 'canary.example',
    });
    expect(await sendMails({ Records: await settle() })).toEqual({ batchItemFailures: [] });
    expect(await api.inbox('anyone@canary.example')).toEqual([]);
    for (const email of [addressAt('canary.example'), addressAt('canary.example')]) {
      const { status, body } = await signUpAt(invited.id, email);
      expect(status, JSON.stringify(body)).toBe(201);
      await steps.send('recruiter', email);
      expect(await steps.confirm('recruiter', email, await steps.code(email), body.signup_token)).toMatchObject({
        status: 200,
      });
    }
    expect((await teamOf(founder)).colleagues).toHaveLength(3);
    await expectConsistent(founder.id);
  });

  test('lets an account there join, and none elsewhere', async () => {
    const [founder, other] = [await makeCompany(), await makeCompany()];
    const { id } = (await inviteDomain(founder)).body;
    expect(await api.call(companyCalls.joinCompany, { token: other.token, params: { id } })).toMatchObject({
      status: 200,
      body: { company_id: founder.id, role: 'viewer' },
    });
  });

  test('says to a colleague and to the founder, who open the link, that they work there already', async () => {
    const [founder, other] = [await makeCompany(), await makeCompany()];
    const { id } = (await inviteDomain(founder)).body;
    const join = ({ token }: Principal) => api.call(companyCalls.joinCompany, { token, params: { id } });
    expect((await join(other)).status).toBe(200);
    for (const who of [founder, other]) {
      const detail = 'This person works in your company already.';
      expect(await join(who)).toMatchObject({ status: 400, body: { detail } });
    }
    await expectConsistent(founder.id);
  });

  test.each([
    ['of a subdomain', () => addressAt('mail.canary.example')],
    ['of a domain with the same end', () => addressAt('notcanary.example')],
    ['with the domain before its at sign', () => `canary.example-${number}@elsewhere.example`],
    ['that is absent', () => undefined],
  ])('refuses an address %s', async (_, address) => {
    const founder = await makeCompany();
    const { id } = (await inviteDomain(founder)).body;
    expect(await signUpAt(id, address())).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  test.each([
    ['another domain', { email: 'anyone@elsewhere.example' }],
    ['owners', { role: 'owner' }],
  ])('is refused for %s', async (_, change) => {
    expect(await inviteDomain(await makeCompany(), change)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_STATE' },
    });
  });

  test('ends for those who signed up before, when it is withdrawn', async () => {
    const founder = await makeCompany();
    const { id } = (await inviteDomain(founder)).body;
    const email = addressAt('canary.example');
    const { signup_token } = (await signUpAt(id, email)).body;
    await steps.send('recruiter', email);
    const otp = await steps.code(email);
    await api.call(companyCalls.withdrawInvitation, { token: founder.token, params: { id } });
    expect(await steps.confirm('recruiter', email, otp, signup_token)).toMatchObject({ status: 400 });
    expect((await teamOf(founder)).colleagues).toHaveLength(1);
  });

  test('brings no one back who left or was removed, whom an owner invites by their address', async () => {
    const [founder, other] = [await makeCompany(), await makeCompany()];
    const { id } = (await inviteDomain(founder)).body;
    const join = (invitation: string) =>
      api.call(companyCalls.joinCompany, { token: other.token, params: { id: invitation } });
    expect((await join(id)).status).toBe(200);
    expect((await api.call(companyCalls.leave, { token: other.token })).status).toBe(204);
    expect(await join(id)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    expect((await join((await invite(founder, other.email)).id)).status).toBe(200);
    expect((await readTeam(founder.id, clock.now())).stored).toMatchObject({ left: [], left_mailboxes: [] });
    await expectConsistent(founder.id);
  });

  interface Return {
    before?: (who: SignedIn) => Promise<unknown>;
    after?: (who: SignedIn) => Promise<unknown>;
    more?: string;
  }
  const returns: [way: string, Return][] = [
    ['the same address, once the account is deleted', { after: erase }],
    ['the same address, which the account gave up before', { before: moveAway }],
    ['another address of the same mailbox', { more: '+again' }],
  ];
  test.each(returns)(
    'makes no colleague again of one who was removed, and signs up with %s',
    async (_, { before, after, more = '' }) => {
      const founder = await makeCompany();
      const { id } = (await inviteDomain(founder)).body;
      const join = async (email: string) => {
        const { signup_token } = (await signUpAt(id, email)).body;
        await steps.send('recruiter', email);
        return await steps.confirm('recruiter', email, await steps.code(email), signup_token);
      };
      const email = addressAt('canary.example');
      const { token, recruiter } = (await join(email)).body as { token: string; recruiter: { id: number } };
      await before?.({ email, token });
      await api.call(companyCalls.removeColleague, { token: founder.token, params: { id: recruiter.id } });
      if (after) await after({ email, token: await steps.signIn('recruiter', email) });
      const detail = expect.stringContaining('You left this company');
      expect(await join(email.replace('@', `${more}@`))).toMatchObject({ status: 400, body: { detail } });
      expect((await teamOf(founder)).colleagues).toHaveLength(1);
    },
  );

  test('gives no second address to whom one person is invited', async () => {
    const founder = await makeCompany();
    const { id, email } = await invite(founder);
    expect(await signUpAt(id, addressAt('canary.example'))).toMatchObject({ status: 201, body: { email } });
  });
});

describe('an account of its own', () => {
  const reportPayment = async ({ token }: Principal) => {
    await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999 });
    return await api.call(subscriptionCalls.pay, { token, body: { plan_name: 'basic', upi_id: 'lima@bank' } });
  };
  const join = ({ token }: { token: string }, id: string) =>
    api.call(companyCalls.joinCompany, { token, params: { id } });

  test('joins a company with the invited address, while it has nothing of its own', async () => {
    const [founder, other] = [await makeCompany(), await makeCompany()];
    const { id } = await invite(founder, other.email, 'viewer');
    expect(await join(await makeCompany(), id)).toMatchObject({ status: 404 });
    expect(await join(other, id)).toMatchObject({ status: 200, body: { company_id: founder.id, role: 'viewer' } });
    expect(await join(other, id)).toMatchObject({ status: 404 });
    expect((await api.call(authCalls.session, { token: other.token })).body.company).toEqual({
      id: founder.id,
      role: 'viewer',
    });
    await expectConsistent(founder.id);
  });

  test.each([
    ['jobs', async ({ id }: Principal) => await makeJob(id, id)],
    ['drafts', ({ token }: Principal) => api.call(jobDraftCalls.createDraft, { token, body: {} })],
    ['a plan', async ({ id }: Principal) => await subscribe(id)],
    ['a payment that an admin has to confirm', reportPayment],
    ['colleagues', async (own: Principal) => await makeColleague(own)],
  ])('with %s is refused', async (_, make) => {
    const [founder, other] = [await makeCompany(), await makeCompany()];
    await make(other);
    const { id } = await invite(founder, other.email);
    expect(await join(other, id)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
  });

  test('does not join while it orders a plan, which no one could use there', async () => {
    const [founder, other] = [await makeCompany(), await makeCompany()];
    const { id } = await invite(founder, other.email);
    beforeNextTransaction(() => reportPayment(other));
    expect(await join(other, id)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    expect((await teamOf(founder)).colleagues).toHaveLength(1);
  });

  test('joins once its payment is said to have failed', async () => {
    const [founder, other] = [await makeCompany(), await makeCompany()];
    const { body } = await reportPayment(other);
    const { token } = await makePrincipal('admin', number);
    const params = { id: body.subscription.id };
    await api.call(adminSubscriptionCalls.adminUpdate, { token, params, body: { payment_status: 'failed' } });
    expect((await join(other, (await invite(founder, other.email)).id)).status).toBe(200);
  });

  test('whose only draft was deleted joins', async () => {
    const [founder, other] = [await makeCompany(), await makeCompany()];
    const { token } = other;
    const { body: draft } = await api.call(jobDraftCalls.createDraft, { token, body: {} });
    await api.call(jobDraftCalls.removeDraft, { token, params: { id: draft.id } });
    expect((await join(other, (await invite(founder, other.email)).id)).status).toBe(200);
  });

  test('does not join a company whose founder joins another one meanwhile', async () => {
    const [one, two] = [await makeCompany(), await makeCompany()];
    const toOne = await invite(one, two.email);
    const toTwo = await invite(two, one.email);
    const answers = await Promise.all([join(two, toOne.id), join(one, toTwo.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [first, second] = [await readAccount('recruiter', one.id), await readAccount('recruiter', two.id)];
    expect([first?.company, second?.company].filter(Boolean)).toHaveLength(1);
  });
});

describe('a colleague', () => {
  const remove = (by: { token: string }, id: number) =>
    api.call(companyCalls.removeColleague, { token: by.token, params: { id } });
  const change = (by: { token: string }, id: number, role: CompanyRole) =>
    api.call(companyCalls.changeColleague, { token: by.token, params: { id }, body: { role } });

  test('gets another role, which the next request has', async () => {
    const founder = await makeCompany();
    await subscribe(founder.id);
    const colleague = await makeColleague(founder, 'viewer');
    const body = {
      title: 'Editor',
      description: 'Edit.',
      language: 'German',
      location: 'Pune',
      recruiter_id: founder.id,
    };
    const post = () => api.call(jobCalls.create, { token: colleague.token, body });
    expect(await post()).toMatchObject({ status: 403 });
    expect(await change(founder, colleague.id, 'recruiter')).toMatchObject({ status: 200 });
    expect(await post()).toMatchObject({ status: 201 });
    expect(await change(colleague, founder.id, 'viewer')).toMatchObject({ status: 403 });
    await expectConsistent(founder.id);
  });

  test('who is removed is refused at the next request, and the jobs stay', async () => {
    const founder = await makeCompany();
    await subscribe(founder.id);
    const colleague = await makeColleague(founder);
    const body = {
      title: 'Editor',
      description: 'Edit.',
      language: 'German',
      location: 'Pune',
      recruiter_id: founder.id,
    };
    expect(await api.call(jobCalls.create, { token: colleague.token, body })).toMatchObject({ status: 201 });
    expect(await remove(founder, colleague.id)).toMatchObject({ status: 204 });
    expect(await api.call(authCalls.session, { token: colleague.token })).toMatchObject({ status: 401 });
    const token = await steps.signIn('recruiter', colleague.email);
    const jobs = await api.call(jobCalls.ofRecruiter, { token, params: { id: founder.id } });
    expect(jobs.status).toBe(403);
    const own = await api.call(jobCalls.ofRecruiter, { token: founder.token, params: { id: founder.id } });
    expect(own.body).toHaveLength(1);
    expect(await remove(founder, colleague.id)).toMatchObject({ status: 404 });
  });

  test('leaves the company and is the founder of an own one again', async () => {
    const founder = await makeCompany();
    const { id, token } = await makeColleague(founder);
    expect(await api.call(companyCalls.leave, { token })).toMatchObject({ status: 204 });
    expect(await api.call(companyCalls.leave, { token })).toMatchObject({ status: 400 });
    expect(await teamOf({ token })).toMatchObject({ company_id: id, role: 'owner', colleagues: [{ id }] });
    expect((await teamOf(founder)).colleagues).toHaveLength(1);
  });

  test('cannot be the founder, who stays an owner', async () => {
    const founder = await makeCompany();
    const owner = await makeColleague(founder, 'owner');
    for (const by of [founder, owner]) {
      expect(await remove(by, founder.id)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
      expect(await change(by, founder.id, 'viewer')).toMatchObject({ status: 400 });
    }
    expect(await api.call(companyCalls.leave, { token: founder.token })).toMatchObject({ status: 400 });
  });

  test('of two owners who remove each other at once, one at least remains beside the founder', async () => {
    const founder = await makeCompany();
    const [one, two] = [await makeColleague(founder, 'owner'), await makeColleague(founder, 'owner')];
    await Promise.all([remove(one, two.id), remove(two, one.id)]);
    const { colleagues } = await teamOf(founder);
    expect(colleagues.length).toBeGreaterThanOrEqual(1);
    expect(colleagues).toEqual(expect.arrayContaining([expect.objectContaining({ id: founder.id })]));
    await expectConsistent(founder.id);
  });

  test('who is removed while joining the same moment ends consistent', async () => {
    const founder = await makeCompany();
    const colleague = await makeColleague(founder);
    const pending = await signUp(await invite(founder));
    beforeNextTransaction(() => remove(founder, colleague.id));
    expect(await confirm(pending)).toMatchObject({ status: 200 });
    expect((await teamOf(founder)).colleagues).toHaveLength(2);
    await expectConsistent(founder.id);
  });
});

describe('a limit of views', () => {
  const limit = (founder: Principal, id: number, max_views: number | null) =>
    api.call(companyCalls.changeColleague, {
      token: founder.token,
      params: { id },
      body: { max_views },
    });
  const candidates = async (count: number) => {
    const found: Principal[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      number += 1;
      found.push(await makePrincipal('candidate', number));
    }
    return found;
  };
  const view = ({ token }: { token: string }, { id }: Principal) =>
    api.call(candidateCalls.view, { token, params: { id } });
  const make = async () => {
    const founder = await makeCompany();
    await subscribe(founder.id);
    return { founder, colleague: await makeColleague(founder) };
  };

  test('holds for one colleague: whom they unlocked before and other colleagues are not counted', async () => {
    const { founder, colleague } = await make();
    const [first, second, third] = (await candidates(3)) as [Principal, Principal, Principal];
    expect((await view(founder, first)).status).toBe(200);
    expect((await limit(founder, colleague.id, 1)).status).toBe(200);
    for (const seen of [first, second, second]) expect((await view(colleague, seen)).status).toBe(200);
    expect(await view(colleague, third)).toMatchObject({
      status: 403,
      body: { code: 'VIEW_LIMIT_REACHED', detail: expect.stringContaining('your views of this plan (1)') },
    });
    expect((await view(founder, third)).status).toBe(200);
    expect((await teamOf(founder)).colleagues).toMatchObject([{}, { max_views: 1, views_used: 1 }]);
    expect((await limit(founder, colleague.id, null)).status).toBe(200);
    const [fourth] = (await candidates(1)) as [Principal];
    expect((await view(colleague, fourth)).status).toBe(200);
    expect((await teamOf(founder)).colleagues[1]).not.toHaveProperty('max_views');
  });

  test('holds when many are unlocked at once', async () => {
    const { founder, colleague } = await make();
    await limit(founder, colleague.id, 3);
    const answers = await Promise.all((await candidates(8)).map((each) => view(colleague, each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
    expect((await teamOf(founder)).colleagues[1]).toMatchObject({ views_used: 3 });
  });

  test('stays with another role, begins again with the next plan, and ends with the membership', async () => {
    const { founder, colleague } = await make();
    await limit(founder, colleague.id, 1);
    const [first, second] = (await candidates(2)) as [Principal, Principal];
    await view(colleague, first);
    const owner = { token: founder.token, params: { id: colleague.id } };
    for (const role of ['viewer', 'recruiter'] as const) {
      await api.call(companyCalls.changeColleague, { ...owner, body: { role } });
    }
    expect((await view(colleague, second)).status).toBe(403);
    const of = await readColleagueViews(founder.id, colleague.id);
    expect(usedOf(of, (of?.subscription_id ?? 0) + 1)).toBe(0);
    expect((await api.call(companyCalls.removeColleague, owner)).status).toBe(204);
    expect(await readColleagueViews(founder.id, colleague.id)).toBeUndefined();
  });
});

describe('deleting an account', () => {
  test('of a colleague leaves the records of the company, without the person', async () => {
    const founder = await makeCompany();
    const colleague = await makeColleague(founder);
    expect(await erase(colleague)).toMatchObject({ status: 200 });
    await settle();
    expect((await teamOf(founder)).colleagues).toEqual([expect.objectContaining({ id: founder.id })]);
    expect((await readTeam(founder.id, clock.now())).stored.colleagues).toEqual([]);
    expect(await steps.itemsWith(colleague.email)).toEqual([]);
  });

  test('of a founder needs the colleagues to go first', async () => {
    const founder = await makeCompany();
    const colleague = await makeColleague(founder);
    expect(await erase(founder)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    expect(await api.call(companyCalls.leave, { token: colleague.token })).toMatchObject({ status: 204 });
    expect(await erase(founder)).toMatchObject({ status: 200 });
    await settle();
    expect(await steps.itemsWith(keys.team(founder.id).PK)).toEqual([
      expect.objectContaining({ entity: 'account', state: 'erased' }),
    ]);
  });
});
