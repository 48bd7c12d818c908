import { setting } from '#functions/runtime/env.ts';
import { type MailOutcome, sendMail } from '#functions/runtime/send-mail.ts';
import { codeMail } from './code-mail.ts';
import type { Purpose } from './one-time-code.ts';

/** Mails a one-time code. */
export const sendCodeMail = (email: string, purpose: Purpose, code: string): Promise<MailOutcome> =>
  sendMail(email, codeMail(purpose, code, setting('SITE_URL')));
