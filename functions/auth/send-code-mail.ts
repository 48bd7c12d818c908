import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { setting } from '#functions/runtime/env.ts';
import { describeError, log } from '#functions/runtime/log.ts';
import { codeMail } from './code-mail.ts';
import type { Purpose } from './one-time-code.ts';

const endpoint = process.env.SES_ENDPOINT;

/** Two attempts with short time-outs stay well below the browser's 10 seconds. */
const ses = new SESClient({
  ...(endpoint ? { endpoint } : {}),
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
});

/** `rejected`: the mail service will not send to this address; `failed`: it did not answer, or not now. */
export type MailOutcome = 'sent' | 'rejected' | 'failed';

/** Mails a one-time code. A failure is logged without address and code. */
export async function sendCodeMail(email: string, purpose: Purpose, code: string): Promise<MailOutcome> {
  const { subject, text, html } = codeMail(purpose, code, setting('SITE_URL'));
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
  try {
    await ses.send(
      new SendEmailCommand({
        Source: setting('MAIL_FROM'),
        Destination: { ToAddresses: [email] },
        Message: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } },
      }),
    );
    return 'sent';
  } catch (error) {
    const outcome = error instanceof Error && error.name === 'MessageRejected' ? 'rejected' : 'failed';
    log('MAIL_FAILED', { outcome, ...describeError(error) });
    return outcome;
  }
}
