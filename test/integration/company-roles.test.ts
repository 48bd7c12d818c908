import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { type CallDefinition, neededRole, type OwnId } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { companyRoles, includesRole } from '#shared/domain/company-roles.ts';
import { testApi } from '#test/support/api.ts';
import { type CallFixture, callFixtures } from '#test/support/call-fixtures.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { type TableState, tableState } from '#test/support/table-state.ts';

const api = await testApi();
/** The colleagues of company 7 are 17, 27 and 37, those of company 8 are 18, 28 and 38. */
const colleagues = new Map<number, Principal>();
const idOf = (company: number, role: (typeof companyRoles)[number]) => (companyRoles.indexOf(role) + 1) * 10 + company;
const { cast, world } = await restoreWorldBeforeEach(api, Date.now(), async () => {
  for (const company of [7, 8])
    for (const role of companyRoles) {
      const id = idOf(company, role);
      const options = { verified: false, company: { id: company, role } };
      colleagues.set(id, await makePrincipal('recruiter', id, options));
    }
});
const colleague = (company: number, role: (typeof companyRoles)[number]): Principal =>
  colleagues.get(idOf(company, role)) as Principal;

interface Case {
  operation: string;
  call: CallDefinition;
  fixture: CallFixture;
  company: number;
}

/** Every call that recruiters may make, with the company that owns the records of its fixture. */
const cases = allCalls.flatMap(({ operation, call }): Case[] => {
  if (typeof call.access === 'string' || !call.access.recruiter) return [];
  const fixture = callFixtures[operation] ?? {};
  const owner = fixture.owners ? fixture.owners.recruiter : 'recruiter';
  return owner && owner !== 'guest' ? [{ operation, call, fixture, company: cast[owner].id }] : [];
});
const rows = cases.flatMap((each) => companyRoles.map((role) => ({ ...each, role })));

/** The input with another id at the places where a caller's own is named. */
function naming({ params, query, body }: CallFixture, own: readonly OwnId[], from: number, to: number) {
  const input: Record<string, Record<string, unknown> | undefined> = { params, query, body };
  for (const place of own) {
    const [part = '', name = '', nth] = place.split('.');
    const given = input[part]?.[name];
    if (given === from) input[part] = { ...input[part], [name]: to };
    if (nth !== undefined && typeof given === 'string') {
      const named = given.split('-').map((each, at) => (at === Number(nth) && each === String(from) ? to : each));
      input[part] = { ...input[part], [name]: named.join('-') };
    }
  }
  return input;
}

const changedKeys = (after: TableState): string[] =>
  [...new Set([...world.keys(), ...after.keys()])].filter((key) => !isDeepStrictEqual(world.get(key), after.get(key)));

describe('the rights of colleagues', () => {
  test('are named by the contract: who pays or changes the page is an owner; who reads is a viewer', () => {
    const needed = (role: string | undefined) =>
      cases.filter(({ call }) => neededRole(call) === role).map(({ operation }) => operation);
    expect(needed('owner').sort()).toMatchInlineSnapshot(`
      [
        "payments.purchase",
        "payments.saveBilling",
        "payments.verifyPayment",
        "recruiters.changeColleague",
        "recruiters.invite",
        "recruiters.removeColleague",
        "recruiters.updateCompany",
        "recruiters.withdrawInvitation",
        "shortlist.shareContact",
        "subscriptions.create",
        "subscriptions.pay",
        "uploads.documents",
        "uploads.finishDocument",
        "uploads.removeDocument",
        "uploads.startDocument",
      ]
    `);
    // Reads need no line here: those for viewers are all but the owners' and the account's own.
    const written = cases.filter(({ call }) => call.method !== 'GET' && neededRole(call) === 'viewer');
    expect(written.map(({ operation }) => operation)).toEqual(['candidates.reach']);
    expect(needed(undefined).sort()).toMatchInlineSnapshot(`
      [
        "account.acceptDocuments",
        "account.endOtherSessions",
        "account.export",
        "account.remove",
        "account.sessions",
        "auth.confirmEmailChange",
        "auth.logout",
        "auth.session",
        "auth.startEmailChange",
        "notifications.preferences",
        "notifications.pushDevice",
        "notifications.removePushDevice",
        "notifications.setPushDevice",
        "notifications.setTimeZone",
        "notifications.timeZone",
        "notifications.updatePreferences",
        "recruiters.joinCompany",
        "recruiters.leave",
        "recruiters.updateDetails",
        "shortlist.calendarFeed",
        "shortlist.endCalendarFeed",
        "shortlist.officeHours",
        "shortlist.renewCalendarFeed",
        "shortlist.setOfficeHours",
      ]
    `);
  });

  test.each(rows)('$operation by a $role of the company', async ({ operation, call, fixture, company, role }) => {
    const needed = neededRole(call);
    const { id, token } = colleague(company, role);
    const input = naming(fixture, call.own ?? [], company, id);
    const answer = await api.call(call, { ...input, token } as object);
    const changed = changedKeys(await tableState(api));
    if (needed && !includesRole(role, needed)) {
      expect(answer, operation).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(changed).toEqual([]);
      return;
    }
    if (operation === 'recruiters.leave') {
      expect(answer.status).toBe(204);
      return;
    }
    // Only the person who invited meets the candidate.
    if (operation === 'shortlist.openRoom') {
      expect(answer.status).toBe(403);
      return;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(fixture.answers ?? call.status);
    // What is about the account changes nothing of the company, and the reverse.
    const partition = `RECRUITER#${needed ? id : company} `;
    expect(changed.filter((key) => key.startsWith(partition))).toEqual([]);
    if (!needed) expect(changed.filter((key) => key === `RECRUITER#${company} ACCOUNT`)).toEqual([]);
  });

  /** Have the name or the role of who reads. */
  const personal = ['recruiters.ownProfile', 'recruiters.team'];
  const reads = cases.filter(
    ({ operation, call }) => call.method === 'GET' && neededRole(call) === 'viewer' && !personal.includes(operation),
  );
  /** Without the second of signed links, which is another one for a later call, and who meets: one of the company. */
  const shared = (body: unknown) =>
    JSON.parse(JSON.stringify(body ?? null).replaceAll(/X-Amz-(Date|Signature)=\w+|"is_invited":false,/g, ''));
  test.each(reads)('$operation answers all colleagues alike', async ({ operation, call, fixture, company }) => {
    const { token } = company === 7 ? cast.recruiter : cast.otherRecruiter;
    const founder = await api.call(call, { ...fixture, token } as object);
    for (const role of companyRoles) {
      const one = colleague(company, role);
      for (const named of [company, one.id]) {
        const input = naming(fixture, call.own ?? [], company, named);
        const answer = await api.call(call, { ...input, token: one.token } as object);
        expect(shared(answer.body), `${operation} as ${named}`).toEqual(shared(founder.body));
      }
    }
  });

  const named = cases.filter(({ call }) =>
    ['self', 'owner'].includes((call.access as Partial<Record<string, string>>).recruiter ?? ''),
  );
  test.each(named)("$operation refuses another company's colleagues", async ({ call, fixture, company }) => {
    const stranger = colleague(company === 7 ? 8 : 7, 'owner');
    const { params, query, body } = fixture;
    const answer = await api.call(call, { params, query, body, token: stranger.token } as object);
    expect([403, 404], JSON.stringify(answer.body)).toContain(answer.status);
    expect(await tableState(api)).toEqual(world);
  });
});

describe('a colleague', () => {
  const { token, id } = colleague(7, 'recruiter');

  test('is verified with the company, from the next request', async () => {
    const status = () => api.call(recruiterCalls.status, { token, params: { id } });
    const change = () =>
      api.call(shortlistCalls.updateStatus, { token, params: { id: `${id}-7` }, body: { status: 'contacted' } });
    expect(await status()).toMatchObject({ body: { verified: true } });
    expect(await change()).toMatchObject({ status: 200 });
    expect(await transact(verificationChange(7, false, { at: clock.now() }))).toEqual({ done: true });
    expect(await status()).toMatchObject({ body: { verified: false } });
    expect(await change()).toMatchObject({ status: 403, body: { code: 'NOT_VERIFIED' } });
  });

  test('posts jobs of the company, which the founder finds', async () => {
    const body = { title: 'Editor', description: 'Edit.', language: 'German', location: 'Pune', recruiter_id: id };
    const posted = await api.call(jobCalls.create, { token, body });
    expect(posted).toMatchObject({ status: 201, body: { recruiter_id: 7, company_name: 'Company 7' } });
    const found = await api.call(jobCalls.ofRecruiter, { token: cast.recruiter.token, params: { id: 7 } });
    expect(found.body).toEqual(expect.arrayContaining([expect.objectContaining({ title: 'Editor' })]));
  });

  test("reads the company's notifications by either id", async () => {
    for (const named of [7, id]) {
      const count = await api.call(notificationCalls.count, { token, params: { type: 'recruiter', id: named } });
      expect(count.status).toBe(200);
    }
    const other = await api.call(notificationCalls.count, { token, params: { type: 'recruiter', id: 8 } });
    expect(other.status).toBe(403);
  });

  test('sees the own account and role in the session', async () => {
    expect((await api.call(authCalls.session, { token })).body).toEqual({
      user_type: 'recruiter',
      id,
      name: `Name of recruiter ${id}`,
      email: `recruiter-${id}@canary.example`,
      company: { id: 7, role: 'recruiter' },
    });
    expect((await api.call(authCalls.session, { token: cast.recruiter.token })).body).not.toHaveProperty('company');
  });

  test('is refused while the company is deactivated, but may leave the portal', async () => {
    const founder = { kind: 'recruiter', id: 7, email: cast.recruiter.email } as const;
    expect(await transact(accountStateChange(founder, ['active'], 'deactivated'))).toEqual({ done: true });
    expect(await api.call(recruiterCalls.ownProfile, { token })).toMatchObject({ status: 401 });
    expect(await api.call(authCalls.session, { token })).toMatchObject({ status: 200 });
    const confirm = colleague(7, 'recruiter').email;
    expect(await api.call(accountCalls.remove, { token, body: { confirm } })).toMatchObject({ status: 200 });
  });

  test('costs one more read than a founder, who pays nothing for having colleagues', async () => {
    const spent = async (by: string) => {
      api.units.reset();
      expect(await api.call(recruiterCalls.status, { token: by, params: { id: 7 } })).toMatchObject({ status: 200 });
      return api.units.spent();
    };
    expect(await spent(cast.recruiter.token)).toMatchObject({ read: 1, write: 0 });
    expect(await spent(token)).toMatchObject({ read: 2, write: 0 });
  });
});
