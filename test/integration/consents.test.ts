import { describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { setAcceptedUntil } from '#functions/entities/account/account-writes.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { missingConsentsHeader } from '#shared/contracts/missing-consents.ts';
import { latestVersion, legalVersions } from '#shared/domain/legal-versions.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const steps = authSteps(api);
let nextId = 7_300_001;
const kinds = ['candidate', 'recruiter'] as const;
const ofToday = { privacy_version: legalVersions.privacy, terms_version: legalVersions.terms };

const newPrincipal = (kind: (typeof kinds)[number]) => {
  nextId += 1;
  return makePrincipal(kind, nextId);
};
const requestedOf = async (token: string) =>
  (await api.call(authCalls.session, { token })).headers[missingConsentsHeader];
const accept = (token: string, body: Record<string, unknown>) =>
  api.call(accountCalls.acceptDocuments, { token, body });
const consentsIn = async (token: string) => (await api.call(accountCalls.export, { token })).body.account.consents;

/** Signs up through the calls and returns the account's session. */
async function signUp(kind: (typeof kinds)[number], fields: Record<string, unknown>) {
  const email = uniqueEmail('consent');
  const { id, token: signupToken } = await steps.signUp(kind, email, fields);
  await steps.send(kind, email, { signup_token: signupToken });
  const { body } = await steps.confirm(kind, email, await steps.code(email), signupToken);
  return { id, token: body.token as string };
}

describe.each(kinds)('a %s', (kind) => {
  test('who signed up without consent fields, as documented, is asked with every response', async () => {
    const { token } = await signUp(kind, {});
    expect(await requestedOf(token)).toBe('privacy,terms');
    expect(await consentsIn(token)).toEqual([]);
  });

  test('who accepted with the sign-up is not asked, and finds version, language and time in the data copy', async () => {
    const { token } = await signUp(kind, { ...ofToday, consent_language: 'ja' });
    expect(await requestedOf(token)).toBeUndefined();
    expect(await consentsIn(token)).toEqual([
      { versions: legalVersions, language: 'ja', accepted_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  test.each([
    ['an older version of one document', { ...ofToday, terms_version: '2020-01-01' }],
    ['one document only', { terms_version: legalVersions.terms }],
  ])('who accepted %s with the sign-up is asked', async (_, fields) => {
    const { token } = await signUp(kind, fields);
    expect(await requestedOf(token)).toBe('privacy,terms');
  });

  test('from before consents were stored is asked, accepts once, and is not asked again', async () => {
    const { token, id } = await newPrincipal(kind);
    expect(await requestedOf(token)).toBe('privacy,terms');
    expect((await accept(token, { ...ofToday, language: 'ar' })).status).toBe(204);
    expect((await accept(token, { ...ofToday, language: 'de' })).status).toBe(204);
    expect(await requestedOf(token)).toBeUndefined();
    expect(await readAccount(kind, id)).toMatchObject({ accepted_until: latestVersion });
    expect(await consentsIn(token)).toMatchObject([{ versions: legalVersions, language: 'ar' }]);
  });

  test('accepts in two tabs at the same time, and one consent is stored', async () => {
    const { token } = await newPrincipal(kind);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, { ...ofToday, language: 'en' })));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await consentsIn(token)).toHaveLength(1);
  });

  test('is asked once more when the documents changed since the last consent', async () => {
    const { token, id } = await newPrincipal(kind);
    // As after a deployment with a newer version: the account accepted all up to an earlier day.
    await transact({ account: setAcceptedUntil({ kind, id, accepted_until: undefined }, '2025-05-01') });
    expect(await requestedOf(token)).toBe('privacy,terms');
    await accept(token, { ...ofToday, language: 'hi' });
    expect(await requestedOf(token)).toBeUndefined();
  });

  test.each([
    ['an older version', { ...ofToday, privacy_version: '2020-01-01' }],
    ['one document of two', { terms_version: legalVersions.terms }],
    ['nothing', {}],
  ])('who names %s is refused, and nothing is stored', async (_, body) => {
    const { token } = await newPrincipal(kind);
    expect(await accept(token, { ...body, language: 'en' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_STATE' },
    });
    expect(await consentsIn(token)).toEqual([]);
  });
});

test('admins work for the operator and are not asked', async () => {
  const { token } = await makePrincipal('admin', 7_300_900);
  expect(await requestedOf(token)).toBeUndefined();
  expect((await accept(token, { ...ofToday, language: 'en' })).status).toBe(403);
});

test('asking costs no unit', async () => {
  const { token } = await newPrincipal('candidate');
  api.units.reset();
  expect(await requestedOf(token)).toBe('privacy,terms');
  expect(api.units.spent()).toMatchObject({ read: 1, write: 0 });
});
