import { describe, expect, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
const steps = authSteps(api);
const admin = await makePrincipal('admin', 1);
let last = 0;
const makeRecruiter = (verified: boolean) => {
  last += 1;
  return makePrincipal('recruiter', last, { verified });
};
async function move({ token, id }: Principal, name = 'moved'): Promise<string> {
  const email = `${name}-${id}@canary.example`;
  expect(await api.call(emailChangeCalls.startEmailChange, { token, body: { email } })).toMatchObject({ status: 200 });
  const body = { email, otp: await steps.code(email) };
  expect(await api.call(emailChangeCalls.confirmEmailChange, { token, body })).toMatchObject({ status: 200 });
  return email;
}
const listed = async ({ id }: Principal) =>
  (await api.call(adminCalls.recruiters, { token: admin.token, query: { limit: 100 } })).body.find(
    (each: { id: number }) => each.id === id,
  );
const audited = async ({ id }: Principal) =>
  (await api.scan())
    .filter(({ entity, card }) => entity === 'audit_entry' && card.target.type === 'recruiter' && card.target.id === id)
    .map(({ card }) => card.action)
    .filter((action) => action !== 'people_listed')
    .sort();
const verify = ({ id }: Principal, body: { shown_email?: string } = {}) =>
  api.call(adminCalls.verifyRecruiter, { token: admin.token, params: { id }, body });
const unverify = ({ id }: Principal) =>
  api.call(adminCalls.unverifyRecruiter, { token: admin.token, params: { id }, body: {} });

describe('a change of the mail address', () => {
  test('of a verified recruiter is audited, and shown until an admin verifies again, once', async () => {
    const who = await makeRecruiter(true);
    expect((await listed(who)).address_changed_at).toBeUndefined();
    const email = await move(who);
    expect(await listed(who)).toMatchObject({ email, verified: true, address_changed_at: expect.any(String) });
    expect(await audited(who)).toEqual(['recruiter_details_changed']);
    for (let nth = 0; nth < 2; nth += 1) {
      expect(await verify(who)).toMatchObject({ status: 200, body: { recruiter: { verified: true } } });
    }
    expect((await listed(who)).address_changed_at).toBeUndefined();
    expect(await audited(who)).toEqual(['recruiter_details_changed', 'recruiter_verified']);
  });

  test('is settled by the loss of the verification, too', async () => {
    const who = await makeRecruiter(true);
    await move(who);
    expect(await unverify(who)).toMatchObject({ status: 200 });
    expect(await listed(who)).toMatchObject({ verified: false });
    expect((await listed(who)).address_changed_at).toBeUndefined();
  });

  test('of a recruiter who is not verified asks for nothing', async () => {
    const who = await makeRecruiter(false);
    await move(who);
    expect((await listed(who)).address_changed_at).toBeUndefined();
    expect(await audited(who)).toEqual([]);
  });
});

describe('a verification that names the address that was shown', () => {
  test.each([true, false])(
    'is refused for another one, and made for this one (verified before: %s)',
    async (before) => {
      const who = await makeRecruiter(before);
      if (before) await move(who);
      const { email: seen } = await listed(who);
      const email = await move(who, 'again');
      const changes = await audited(who);
      expect(await verify(who, { shown_email: seen })).toMatchObject({
        status: 409,
        body: { code: 'CHANGED_MEANWHILE' },
      });
      expect(await listed(who)).toMatchObject({ email, verified: before });
      expect((await listed(who)).address_changed_at !== undefined).toBe(before);
      expect(await audited(who)).toEqual(changes);
      expect(await verify(who, { shown_email: email })).toMatchObject({ status: 200 });
      expect(await listed(who)).toMatchObject({ verified: true });
      expect((await listed(who)).address_changed_at).toBeUndefined();
      expect(await verify(who, { shown_email: email })).toMatchObject({ status: 200 });
      expect(await audited(who)).toEqual([...changes, 'recruiter_verified'].sort());
    },
  );
});
