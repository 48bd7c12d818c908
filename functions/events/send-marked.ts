import {
  claimMail,
  confirmMail,
  type MarkedMail,
  releaseMail,
} from '#functions/entities/notification/mail-mark-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';
import type { MailOutcome } from '#functions/services/mail/send-mail.ts';

/**
 * Sends one mail of a kind from its sender to a reader in 24 hours (2 write units). The claim comes before the mail, so that
 * a duplicate delivery sends nothing; it is released when SES did not take the mail.
 * @param refused what becomes of a mail whose reader had one before; nothing if left out
 * @throws Error when the mail could not be sent now
 */
export async function sendMarked(
  mark: MarkedMail,
  send: () => Promise<MailOutcome>,
  refused: (mark: MarkedMail) => Promise<void> = async () => undefined,
): Promise<void> {
  const claim = await claimMail(mark, clock.now());
  if (claim === 'refused') return await refused(mark);
  if (claim === 'pending') throw new Error('Another delivery is sending this mail.');
  if ((await send()) === 'failed') {
    await releaseMail(mark);
    throw new Error('The mail service did not take the mail.');
  }
  await confirmSent(mark);
}

/** Confirms a sent mail. It never throws: a failure must not deliver the record, and so the mail, again. */
async function confirmSent(mark: MarkedMail): Promise<void> {
  try {
    await confirmMail(mark);
  } catch (error) {
    log('STORE_UNAVAILABLE', describeError(error));
  }
}
