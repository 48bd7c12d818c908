import { authCalls } from '#shared/contracts/auth.ts';
import type { UserType } from '#shared/contracts/define.ts';
import { call } from '#web/lib/api-client.ts';
import type { Session } from '#web/lib/session.ts';

interface SignIn {
  /** Mails a code; answers the server's message. */
  send: (email: string) => Promise<string>;
  /** Redeems the code for a session. */
  verify: (email: string, otp: string) => Promise<Session>;
}

const asGuest = { skipAuthRedirect: true } as const;

const adminSignIn = (is_master: boolean): SignIn => ({
  send: async (email) => (await call(authCalls.adminSendOtp, { body: { email, is_master } }, asGuest)).message,
  verify: async (email, otp) => {
    const { token, admin } = await call(authCalls.adminVerifyOtp, { body: { email, otp, is_master } }, asGuest);
    return { token, userType: admin.role, user: admin };
  },
});

/** The two calls of signing in, for each kind of account. They throw ApiError. */
export const signInCalls: Record<UserType, SignIn> = {
  candidate: {
    send: async (email) => (await call(authCalls.candidateSendOtp, { body: { email } }, asGuest)).message,
    verify: async (email, otp) => {
      const { token, candidate } = await call(authCalls.candidateVerifyOtp, { body: { email, otp } }, asGuest);
      return { token, userType: 'candidate', user: candidate };
    },
  },
  recruiter: {
    send: async (email) => (await call(authCalls.recruiterSendOtp, { body: { email } }, asGuest)).message,
    verify: async (email, otp) => {
      const { token, recruiter } = await call(authCalls.recruiterVerifyOtp, { body: { email, otp } }, asGuest);
      return { token, userType: 'recruiter', user: recruiter };
    },
  },
  admin: adminSignIn(false),
  master_admin: adminSignIn(true),
};
