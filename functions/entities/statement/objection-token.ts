import * as z from 'zod/mini';
import { storedEpochMs } from '#functions/data/stored-fields.ts';
import { setting } from '#functions/platform/env.ts';
import { seal, unseal } from '#functions/platform/seal.ts';
import { objectionDays } from '#shared/domain/moderation.ts';
import { addDays, type EpochMs, type IsoInstant, toEpochMs } from '#shared/domain/time.ts';

const tokenContent = z.object({ id: z.string(), until: storedEpochMs });

const binding = 'object to a decision';

/** Until when a person may object to a decision. */
export const objectionEnd = (decidedAt: IsoInstant): EpochMs => addDays(toEpochMs(decidedAt), objectionDays);

/**
 * The token of the link with which a person objects who may not sign in any more. It is sealed with the secret of the links
 * in mails, under a binding of its own, and expires; the statement decides whether there was an objection before.
 */
export const objectionToken = (statement: { id: string; decided_at: IsoInstant }): string =>
  seal(setting('MAIL_LINK_SECRET'), { id: statement.id, until: objectionEnd(statement.decided_at) }, binding);

/** The id of the statement that a token is for; undefined when it is not ours or has expired. */
export function statementOfToken(token: string, now: EpochMs): string | undefined {
  const opened = tokenContent.safeParse(unseal(setting('MAIL_LINK_SECRET'), token, binding));
  return opened.success && now < opened.data.until ? opened.data.id : undefined;
}
