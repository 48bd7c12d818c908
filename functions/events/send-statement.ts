import type { AttributeValue } from 'aws-lambda';
import { plainImage } from '#functions/data/change.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { isPresent } from '#functions/entities/account/stored-account.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import { objectionEnd, objectionToken } from '#functions/entities/statement/objection-token.ts';
import { noteStatementMailed, readStatement } from '#functions/entities/statement/statement-store.ts';
import { parseStatement } from '#functions/entities/statement/stored-statement.ts';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { decisionMail, objectionAnswerMail } from '#functions/services/mail/decision-mail.ts';
import { sendNotice } from '#functions/services/mail/send-mail.ts';
import { toIso } from '#shared/domain/time.ts';

/**
 * Mails the person of a statement, in whose item something changed, what was decided about them, and later the answer to their objection: whatever mails they want, each of
 * them, and also to deactivated people (3 read and 1 write units for each mail). Which of them is due is read from the
 * statement. That it was mailed is stored after the mail: it may be sent twice when that write fails, but it is never left
 * out.
 * @throws Error when the mail could not be sent now
 */
export async function mailStatement(image: Record<string, AttributeValue>): Promise<void> {
  const { id } = parseStatement(plainImage(image)).summary;
  const stored = await readStatement(id);
  if (!stored) return;
  const { summary, mailed_at, answer_mailed_at } = stored;
  const { answer } = summary;
  const isAnswered = answer !== undefined && !answer_mailed_at;
  if (mailed_at && !isAnswered) return;
  const owner = { kind: summary.kind, id: summary.account_id };
  const [account, { language }] = await Promise.all([readAccount(owner.kind, owner.id), readMailPreferences(owner)]);
  if (!account || !isPresent(account)) return;
  const siteUrl = setting('SITE_URL');
  if (!mailed_at) {
    const objectUrl = `${siteUrl}/objection?token=${objectionToken(summary)}`;
    const objectUntil = objectionEnd(summary.decided_at);
    await send(account.email, decisionMail(summary, { language, siteUrl, objectUrl, objectUntil }));
    await noteStatementMailed(id, 'mailed_at', toIso(clock.now()));
  }
  if (isAnswered) {
    await send(account.email, objectionAnswerMail(summary, answer, { language, siteUrl }));
    await noteStatementMailed(id, 'answer_mailed_at', toIso(clock.now()));
  }
}

async function send(to: string, mail: Parameters<typeof sendNotice>[1]): Promise<void> {
  if ((await sendNotice(to, mail)) === 'failed') throw new Error('The mail service did not take the mail.');
}
