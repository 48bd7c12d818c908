import { authCalls } from '#shared/contracts/auth.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { call } from '#web/lib/api-client.ts';
import { getLanguage } from '#web/lib/i18n.ts';
import type { Session } from '#web/lib/session.ts';

interface SignIn {
  /** Mails a code in the site's language; returns the server's message. `signup_token` names the sign-up that the code confirms. */
  send: (email: string, signup_token?: string) => Promise<string>;
  /** Redeems the code for a session. */
  verify: (email: string, otp: string, signup_token?: string) => Promise<Session>;
}

const asGuest = { skipAuthRedirect: true } as const;

const adminSignIn = (is_master: boolean): SignIn => ({
  send: async (email) => {
    const body = { email, is_master, language: getLanguage() };
    return (await call(authCalls.adminSendOtp, { body }, asGuest)).message;
  },
  verify: async (email, otp) => {
    const { token, admin } = await call(authCalls.adminVerifyOtp, { body: { email, otp, is_master } }, asGuest);
    return { token, userType: admin.role, user: admin };
  },
});

/** The two calls of signing in, for each kind of account. They throw ApiError. */
export const signInCalls: Record<UserType, SignIn> = {
  candidate: {
    send: async (email, signup_token) => {
      const body = { email, signup_token, language: getLanguage() };
      return (await call(authCalls.candidateSendOtp, { body }, asGuest)).message;
    },
    verify: async (email, otp, signup_token) => {
      const body = { email, otp, signup_token };
      const { token, candidate } = await call(authCalls.candidateVerifyOtp, { body }, asGuest);
      return { token, userType: 'candidate', user: candidate };
    },
  },
  recruiter: {
    send: async (email, signup_token) => {
      const body = { email, signup_token, language: getLanguage() };
      return (await call(authCalls.recruiterSendOtp, { body }, asGuest)).message;
    },
    verify: async (email, otp, signup_token) => {
      const body = { email, otp, signup_token };
      const { token, recruiter } = await call(authCalls.recruiterVerifyOtp, { body }, asGuest);
      return { token, userType: 'recruiter', user: recruiter };
    },
  },
  admin: adminSignIn(false),
  master_admin: adminSignIn(true),
};
