import { count } from '#functions/platform/count.ts';
import { setting } from '#functions/platform/env.ts';
import { type CodeMail, codeMail } from './code-mail.ts';
import { type MailOutcome, sendNotice } from './send-mail.ts';

/** Mails a one-time code, and counts whether it could be sent. */
export async function sendCodeMail(email: string, content: Omit<CodeMail, 'siteUrl'>): Promise<MailOutcome> {
  const outcome = await sendNotice(email, codeMail({ ...content, siteUrl: setting('SITE_URL') }));
  count({ metric: outcome === 'sent' ? 'CodesSent' : 'CodesFailed' });
  return outcome;
}
