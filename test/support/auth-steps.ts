import { expect } from 'vitest';
import { authCalls } from '#shared/contracts/auth.ts';
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

/** A code that is not the given one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** The steps of signing up and in, through the calls. */
export function authSteps(api: TestApi) {
  const steps = {
    send: (role: Role, email: string, extras: Record<string, unknown> = {}) =>
      api.call(calls[role].send, { body: { email, ...flags(role), ...extras } }),
    /** `address` is the client's, by default that of all calls. */
    verify: (role: Role, email: string, otp: string, address?: string) =>
      api.call(calls[role].verify, { body: { email, otp, ...flags(role) }, address }),
    /** The latest code in the inbox of an address. */
    code: async (email: string): Promise<string> => {
      const code = await latestCode(process.env.SES_ENDPOINT ?? '', email);
      if (code === undefined) throw new Error('No code was mailed.');
      return code;
    },
    /** Asks for a code and reads it. */
    sentCode: async (role: Role, email: string): Promise<string> => {
      expect(await steps.send(role, email)).toMatchObject({ status: 200 });
      return steps.code(email);
    },
    /** Signs in with a fresh code; answers the token. */
    signIn: async (role: Role, email: string): Promise<string> => {
      const answer = await steps.verify(role, email, await steps.sentCode(role, email));
      expect(answer).toMatchObject({ status: 200 });
      return answer.body.token;
    },
    candidate: async (email = uniqueEmail('candidate')): Promise<{ id: number; email: string }> => {
      const answer = await api.call(authCalls.candidateSignup, {
        body: { name: 'Chie Okada', email, phone: somePhone(), language: 'Japanese' },
      });
      expect(answer).toMatchObject({ status: 201 });
      return { id: answer.body.candidate.id, email };
    },
    recruiter: async (email = uniqueEmail('recruiter')): Promise<{ id: number; email: string }> => {
      const answer = await api.call(authCalls.recruiterSignup, {
        body: { name: 'Rafael Lima', email, phone: somePhone(), company_name: 'Lima', address: 'Lisbon' },
      });
      expect(answer).toMatchObject({ status: 201 });
      return { id: answer.body.recruiter.id, email };
    },
    /** The table's first and only master admin. */
    master: async (email = uniqueEmail('master')): Promise<{ id: number; email: string }> => {
      const answer = await api.call(authCalls.masterSignup, {
        body: { name: 'Mira', email, phone: somePhone(), bootstrap_secret: process.env.BOOTSTRAP_SECRET ?? '' },
      });
      expect(answer).toMatchObject({ status: 201 });
      return { id: answer.body.admin.id, email };
    },
    admin: async (masterToken: string, email = uniqueEmail('admin')): Promise<{ id: number; email: string }> => {
      const form = { name: 'Ada', password: 'never kept', phone: somePhone(), address: 'Pune', company_name: 'Portal' };
      const answer = await api.call(authCalls.adminSignup, { token: masterToken, body: { ...form, email } });
      expect(answer).toMatchObject({ status: 201 });
      return { id: answer.body.admin.id, email };
    },
    /** All stored items whose key or value holds a text. */
    itemsWith: async (text: string) => (await api.scan()).filter((item) => JSON.stringify(item).includes(text)),
  };
  return steps;
}
