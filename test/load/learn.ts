import * as z from 'zod';
import { latestCode } from '#test/support/inbox.ts';
import type { Input } from './inputs-by-role.ts';
import { confirmedSignUp } from './mix.ts';
import type { State } from './state.ts';

/** A response of the load test, and the request that it answers. */
export interface Answered {
  operation: string;
  input: Input;
  status: number;
  body: string;
}

const application = z.object({ application_id: z.string() });
const emailOf = ({ body }: Input): string => String(body?.email);

/** Keeps what later requests need of a response: codes from the mail inbox, sign-ups and applications. */
export function learn(state: State, inboxUrl: string, { operation, input, status, body }: Answered): void {
  if (status >= 300) return;
  const email = emailOf(input);
  if (operation === 'applications.apply') {
    state.applied.push({ id: application.parse(JSON.parse(body)).application_id, token: input.token ?? '' });
  } else if (operation === 'auth.candidateSignup') {
    state.signUps.push(email);
  } else if (operation === 'auth.recruiterSendOtp') {
    addCode(state, 'auth.recruiterVerifyOtp', email, /[0-9]{6}/.exec(body)?.[0]);
  } else if (operation === 'auth.candidateSendOtp') {
    const isNew = email.endsWith('@test.example');
    const confirmation = isNew ? confirmedSignUp : 'auth.candidateVerifyOtp';
    latestCode(inboxUrl, email).then(
      (otp) => addCode(state, confirmation, email, otp),
      // The run may end while the inbox is read.
      () => undefined,
    );
  }
}

function addCode({ codes }: State, operation: string, email: string, otp: string | undefined): void {
  if (otp !== undefined) codes[operation] = [...(codes[operation] ?? []), { email, otp }];
}
