import { HttpError } from '#functions/platform/http-error.ts';
import { textId } from '#shared/texts/text-id.ts';

/** Seconds after which a client may retry when the mail service failed. */
const mailRetrySeconds = 30;

/** Why no code could be mailed: 503, with a text of its own when the mail service refuses the address. */
export const mailProblem = (outcome: 'rejected' | 'failed') =>
  new HttpError('MAIL_UNAVAILABLE', {
    retryAfterSeconds: mailRetrySeconds,
    ...(outcome === 'rejected' ? { text: textId('mail_address_refused') } : {}),
  });
