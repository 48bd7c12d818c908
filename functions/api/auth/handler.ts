import { createHandler } from '#functions/http/create-handler.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { adminSendOtp } from './admin-send-otp.ts';
import { adminSignup } from './admin-signup.ts';
import { candidateSendOtp, recruiterSendOtp } from './send-otp.ts';
import { logout, session } from './session.ts';
import { candidateSignup, recruiterSignup } from './signup.ts';
import { startEmailChange } from './start-email-change.ts';
import { adminVerifyOtp, candidateVerifyOtp, recruiterVerifyOtp } from './verify-otp.ts';

export const handler = createHandler(
  { ...authCalls, ...emailChangeCalls },
  {
    candidateSignup,
    candidateSendOtp,
    candidateVerifyOtp,
    recruiterSignup,
    recruiterSendOtp,
    recruiterVerifyOtp,
    adminSignup,
    adminSendOtp,
    adminVerifyOtp,
    // Made once in a portal's life.
    masterSignup: async (request) => (await import('./master-signup.ts')).masterSignup(request),
    logout,
    session,
    startEmailChange,
    // Few change their address.
    confirmEmailChange: async (request) => (await import('./confirm-email-change.ts')).confirmEmailChange(request),
    undoEmailChange: async (request) => (await import('./undo-email-change.ts')).undoEmailChange(request),
  },
  {},
  async () => (await import('./colleague-signup.ts')).colleagueRoutes,
);
