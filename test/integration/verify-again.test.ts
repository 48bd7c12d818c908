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
async function move({ token, id }: Principal): Promise<string> {
  const email = `moved-${id}@canary.example`;
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
const verify = ({ id }: Principal) => api.call(adminCalls.verifyRecruiter, { token: admin.token, params: { id } });
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
