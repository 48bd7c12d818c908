import webPush from 'web-push';
import { addressIn, setting } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import type { PushSubscriptionParts } from '#shared/contracts/push-device.ts';
import { pushKeys } from './push-keys.ts';

/** What a device shows: a text in the reader's language that says nothing about people, and the page that it opens. */
export interface PushNotice {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  path: string;
}

/** Milliseconds that a push service gets: other notices wait behind it. */
const patienceMs = 2_000;
/** Seconds that a push service stores a notice for a device that is off: a day, after which the mail has long arrived. */
const storedSeconds = 86_400;

/** `gone`: the browser has no such subscription any more. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/**
 * Sends a notice to a device, encrypted for its browser (RFC 8291). A later one of the same topic replaces one that waits for the
 * device. A failure is logged without the endpoint, which is a secret.
 * @param topic at most 32 letters and digits
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushSubscriptionParts,
  notice: PushNotice,
  topic: string,
): Promise<PushOutcome> {
  try {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject: `mailto:${addressIn(setting('MAIL_FROM'))}`, ...pushKeys() },
      TTL: storedSeconds,
      urgency: 'high',
      topic,
    });
    const { 'Content-Length': _, ...headers } = request.headers;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    if (response.status === 404 || response.status === 410) return 'gone';
    log('PUSH_FAILED', { status: response.status });
  } catch (error) {
    log('PUSH_FAILED', describeError(error));
  }
  return 'failed';
}
