import { count } from '#functions/runtime/count.ts';
import { setting } from '#functions/runtime/env.ts';
import { type MailOutcome, sendMail } from '#functions/runtime/send-mail.ts';
import { codeMail } from './code-mail.ts';
import type { Purpose } from './one-time-code.ts';

/** Mails a one-time code, and counts whether it could be sent. */
export async function sendCodeMail(email: string, purpose: Purpose, code: string): Promise<MailOutcome> {
  const outcome = await sendMail(email, codeMail(purpose, code, setting('SITE_URL')));
  count({ metric: outcome === 'sent' ? 'CodesSent' : 'CodesFailed' });
  return outcome;
}
