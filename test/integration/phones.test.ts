import { describe, expect, it } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { storePhone } from '#test/support/store-phone.ts';

const api = await testApi();
const [candidate, recruiter, master] = await Promise.all([
  makePrincipal('candidate', 7),
  makePrincipal('recruiter', 7),
  makePrincipal('master_admin', 7),
]);
const person = { name: 'Lea Lima', address: 'Porto' };

/** Every call that takes a telephone number, with the number in its answer. */
const calls: Record<string, (phone: unknown) => Promise<Pick<ApiAnswer, 'status' | 'body'>>> = {
  'the sign-up of candidates': async (phone) => {
    const email = uniqueEmail('phone');
    const { status, body } = await api.call(authCalls.candidateSignup, { body: { ...person, email, phone } });
    return { status, body: body.candidate ?? body };
  },
  'the sign-up of recruiters': async (phone) => {
    const email = uniqueEmail('phone');
    const form = { ...person, email, company_name: 'Lima', phone };
    const { status, body } = await api.call(authCalls.recruiterSignup, { body: form });
    return { status, body: body.recruiter ?? body };
  },
  'the profile': (phone) =>
    api.call(candidateCalls.updateProfile, {
      token: candidate.token,
      params: { id: candidate.id },
      body: { phone },
    }),
  "a recruiter's details": (phone) =>
    api.call(recruiterCalls.updateDetails, {
      token: recruiter.token,
      params: { id: recruiter.id },
      body: { ...person, phone },
    }),
  "an admin's details": (phone) =>
    api.call(adminCalls.updateProfile, {
      token: master.token,
      params: { id: master.id },
      body: { ...person, phone },
    }),
  'a new admin': async (phone) => {
    const form = { ...person, email: uniqueEmail('admin'), password: 'never kept', company_name: 'Portal', phone };
    const { status, body } = await api.call(authCalls.adminSignup, { token: master.token, body: form });
    return { status, body: body.admin ?? body };
  },
};

describe.each(Object.entries(calls))('a telephone number in %s', (_, send) => {
  it.each([
    ['+919876543210', '+919876543210'],
    ['+49 0151 23456789', '+4915123456789'],
    ['+86 138 1234 5678', '+8613812345678'],
    ['\u202a+55 11 91234-5678\u202c', '+5511912345678'],
    ['+٩١٩٨٧٦٥٤٣٢١٠', '+919876543210'],
    ['+65 9123 4567', '+6591234567'],
  ])('%j is stored as %s', async (phone, stored) => {
    const { status, body } = await send(phone);
    expect([status < 300, body.phone ?? stored]).toEqual([true, stored]);
  });

  it.each([
    ['9876543210', 'Please begin with + and the country code, such as +91.'],
    ['+91 98765 4321', 'This number is too short for the country code +91.'],
    ['+49 0151 2345678901', 'This number is too long for the country code +49.'],
    ['+86 138 1234 567', 'This number is too short for the country code +86.'],
    ['+91 98765 43210 ext. 5', 'Please leave out the extension'],
    ['call me', 'Please enter digits only.'],
    ['', 'Please enter your phone number.'],
    [919876543210, 'Please enter your phone number.'],
  ])('%j is refused with the reason', async (phone, reason) => {
    const { status, body } = await send(phone);
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: 'phone', message: expect.stringContaining(reason) }],
    });
  });
});

it('is stored as it is shown again', async () => {
  await calls['the profile']?.('+84 0912 345 678');
  const { body } = await api.call(candidateCalls.ownProfile, { token: candidate.token });
  expect(body.phone).toBe('+84912345678');
});

/** The calls by which owners change what they stored, as the forms send them: without a number that is the same. */
const changes = {
  candidate: ({ id, token }: Principal, body: object) =>
    api.call(candidateCalls.updateProfile, { token, params: { id }, body }),
  recruiter: ({ id, token }: Principal, body: object) =>
    api.call(recruiterCalls.updateDetails, { token, params: { id }, body: { ...person, ...body } }),
  admin: ({ id, token }: Principal, body: object) =>
    api.call(adminCalls.updateProfile, { token, params: { id }, body: { ...person, ...body } }),
} as const;

describe.each(['candidate', 'recruiter', 'admin'] as const)('a stored number of a %s', (kind) => {
  it.each(
    ['+861381234567', '+490301234567', '+91 12', 'no number', ''].map((stored, index) => [stored, 20 + index] as const),
  )(
    'that is not valid, such as %j, does not stop another change, stays as it is, and is replaced by a valid one only',
    async (stored, seat) => {
      const owner = await makePrincipal(kind, seat);
      await storePhone(kind, owner.id, stored);
      const name = 'Ana Brandt';
      const { status, body } = await changes[kind](owner, { name });
      expect({ status, name: body.name, phone: body.phone }).toEqual({ status: 200, name, phone: stored });
      const refused = await changes[kind](owner, { name, phone: '+86 138 1234 567' });
      expect({ status: refused.status, path: refused.body.fields?.[0]?.path }).toEqual({ status: 400, path: 'phone' });
      const { body: mended } = await changes[kind](owner, { phone: '+86 138 1234 5678' });
      expect(mended.phone).toBe('+8613812345678');
    },
  );
});
