import { expect } from 'vitest';
import { nextId } from '#functions/data/next-id.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { accountCreation } from '#functions/entities/account/account-changes.ts';
import { putNewCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { putNewRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { toIso } from '#shared/domain/time.ts';
import { somePhone, uniqueEmail } from './accounts.ts';
import type { TestApi } from './api.ts';
import { latestCode } from './inbox.ts';

export type Role = 'candidate' | 'recruiter' | 'admin' | 'master_admin';

const calls = {
  candidate: { send: authCalls.candidateSendOtp, verify: authCalls.candidateVerifyOtp },
  recruiter: { send: authCalls.recruiterSendOtp, verify: authCalls.recruiterVerifyOtp },
  admin: { send: authCalls.adminSendOtp, verify: authCalls.adminVerifyOtp },
  master_admin: { send: authCalls.adminSendOtp, verify: authCalls.adminVerifyOtp },
} as const;

const flags = (role: Role) => (role === 'master_admin' ? { is_master: true } : {});

type Created = { id: number; email: string; name: string };

async function createAccount(kind: 'candidate' | 'recruiter', { id, email, name }: Created, profile: TransactionItem) {
  const result = await transact({ ...accountCreation({ kind, id, email, name, role: null }), profile });
  if (!result.done) throw new Error(`The address of ${kind} ${id} is taken.`);
}

/** A code that is not the given one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Steps to sign up and in, through the calls. */
export function authSteps(api: TestApi) {
  const steps = {
    send: (role: Role, email: string, extras: Record<string, unknown> = {}) =>
      api.call(calls[role].send, { body: { email, ...flags(role), ...extras } }),
    /** `address` is the client's, by default that of all calls. */
    verify: (role: Role, email: string, otp: string, address?: string) =>
      api.call(calls[role].verify, { body: { email, otp, ...flags(role) }, address }),
    /** Enters the code of a new sign-up, with its token. */
    confirm: (kind: 'candidate' | 'recruiter', email: string, otp: string, signup_token: string) =>
      api.call(calls[kind].verify, { body: { email, otp, signup_token } }),
    /** The latest code in the inbox of an address. */
    code: async (email: string): Promise<string> => {
      const code = await latestCode(process.env.SES_ENDPOINT ?? '', email);
      if (code === undefined) throw new Error('No code was mailed.');
      return code;
    },
    /** Requests a code and reads it. */
    requestCode: async (role: Role, email: string): Promise<string> => {
      expect(await steps.send(role, email)).toMatchObject({ status: 200 });
      return steps.code(email);
    },
    /** Signs in with a new code; returns the token. */
    signIn: async (role: Role, email: string): Promise<string> => {
      const answer = await steps.verify(role, email, await steps.requestCode(role, email));
      expect(answer).toMatchObject({ status: 200 });
      return answer.body.token;
    },
    /** Creates a candidate with a confirmed address, without any mail. */
    createCandidate: async (email = uniqueEmail('candidate')): Promise<{ id: number; email: string }> => {
      const form = { name: 'Chie Okada', email, phone: somePhone(), address: '', subtitle: '', skills: [] };
      const created = {
        ...form,
        language: 'Japanese',
        id: await nextId('candidate'),
        created_at: toIso(clock.now()),
      };
      await createAccount('candidate', created, putNewCandidate(created));
      return { id: created.id, email };
    },
    /** Creates a recruiter with a confirmed address, without any mail. */
    createRecruiter: async (email = uniqueEmail('recruiter')): Promise<{ id: number; email: string }> => {
      const form = { name: 'Rafael Lima', email, phone: somePhone(), company_name: 'Lima', address: 'Lisbon' };
      const created = { ...form, id: await nextId('recruiter'), created_at: toIso(clock.now()) };
      await createAccount('recruiter', created, putNewRecruiter(created));
      return { id: created.id, email };
    },
    /** Creates a candidate or recruiter with a confirmed address, without any mail. */
    createUser: (kind: 'candidate' | 'recruiter', email?: string): Promise<{ id: number; email: string }> =>
      kind === 'candidate' ? steps.createCandidate(email) : steps.createRecruiter(email),
    /** Submits the form of a sign-up, which is then pending; `fields` replace those of the form. */
    signUp: async (
      kind: 'candidate' | 'recruiter',
      email: string,
      fields: Record<string, unknown> = {},
    ): Promise<{ id: number; token: string }> => {
      const form = { name: 'Chie Okada', email, phone: somePhone(), address: 'Osaka', company_name: 'Okada' };
      const signup = kind === 'candidate' ? authCalls.candidateSignup : authCalls.recruiterSignup;
      const answer = await api.call<CallDefinition>(signup, { body: { ...form, ...fields } });
      expect(answer).toMatchObject({ status: 201 });
      return { id: answer.body[kind].id, token: answer.body.signup_token };
    },
    /** Creates the table's first and only master admin. */
    createMaster: async (email = uniqueEmail('master')): Promise<{ id: number; email: string }> => {
      const answer = await api.call(authCalls.masterSignup, {
        body: { name: 'Mira', email, phone: somePhone(), bootstrap_secret: process.env.BOOTSTRAP_SECRET ?? '' },
      });
      expect(answer).toMatchObject({ status: 201 });
      return { id: answer.body.admin.id, email };
    },
    createAdmin: async (masterToken: string, email = uniqueEmail('admin')): Promise<{ id: number; email: string }> => {
      const form = { name: 'Ada', password: 'never kept', phone: somePhone(), address: 'Pune', company_name: 'Portal' };
      const answer = await api.call(authCalls.adminSignup, { token: masterToken, body: { ...form, email } });
      expect(answer).toMatchObject({ status: 201 });
      return { id: answer.body.admin.id, email };
    },
    /** All stored items whose key or value contains a text. */
    itemsWith: async (text: string) => (await api.scan()).filter((item) => JSON.stringify(item).includes(text)),
  };
  return steps;
}
