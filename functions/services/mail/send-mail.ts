import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { currentCause } from '#functions/platform/cause.ts';
import { optionalSetting, setting } from '#functions/platform/env.ts';
import { lambdaSettings } from '#functions/platform/lambda-settings.ts';
import { describeError, log } from '#functions/platform/log.ts';
import type { Mail } from './mail-page.ts';
import { mimeMessage } from './mime.ts';

const endpoint = process.env.SES_ENDPOINT;

/** Two attempts with short time-outs stay well below the browser's 10 seconds. */
const ses = new SESClient({
  ...lambdaSettings,
  ...(endpoint ? { endpoint } : {}),
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
});

/** `rejected`: the mail service will not send to this address; `failed`: it did not answer, or not now. */
export type MailOutcome = 'sent' | 'rejected' | 'failed';

/**
 * Sends a mail that mail programs can unsubscribe from with one click (RFC 8058).
 * @param unsubscribeUrl takes a POST without a session
 */
export const sendListMail = (to: string, mail: Mail, unsubscribeUrl: string): Promise<MailOutcome> =>
  sendRaw(to, mail, {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });

/** Sends a mail that has no way to unsubscribe: a code, or what concerns an account or a subscription. */
export const sendNotice = (to: string, mail: Mail): Promise<MailOutcome> => sendRaw(to, mail, {});

/**
 * Sends a mail with our own headers. Answers to it go to the support contact, if there is one; `X-Reference` names what caused
 * it. A failure is logged without address and content.
 */

function sendRaw(to: string, mail: Mail, own: Record<string, string>): Promise<MailOutcome> {
  const from = setting('MAIL_FROM');
  const support = optionalSetting('SUPPORT_EMAIL');
  const { reference } = currentCause() ?? {};
  const headers = {
    ...own,
    ...(support ? { 'Reply-To': support } : {}),
    ...(reference ? { 'X-Reference': reference } : {}),
    'Auto-Submitted': 'auto-generated',
  };
  const Data = Buffer.from(mimeMessage({ from, to, ...mail, headers }));
  const ConfigurationSetName = setting('MAIL_CONFIGURATION_SET');
  return outcomeOf(() =>
    ses.send(new SendRawEmailCommand({ Source: from, Destinations: [to], RawMessage: { Data }, ConfigurationSetName })),
  );
}

async function outcomeOf(send: () => Promise<unknown>): Promise<MailOutcome> {
  try {
    await send();
    return 'sent';
  } catch (error) {
    const outcome = error instanceof Error && error.name === 'MessageRejected' ? 'rejected' : 'failed';
    log('MAIL_FAILED', { outcome, ...describeError(error) });
    return outcome;
  }
}
