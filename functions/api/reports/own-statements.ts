import type { Caller } from '#functions/entities/account/caller.ts';
import { objectionEnd, statementOfToken } from '#functions/entities/statement/objection-token.ts';
import {
  openObjections,
  ownerOfStatement,
  putObjection,
  readStatement,
  statementsOf,
} from '#functions/entities/statement/statement-store.ts';
import { toStatement } from '#functions/entities/statement/to-statement.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { objectionCalls } from '#shared/contracts/objections.ts';
import { objectionDays } from '#shared/domain/moderation.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/** The caller's own statements; of admins, the queue of open objections (0.5 read units for each 4 KB). */
export const statements: UseCase<typeof objectionCalls.statements> = async ({ caller, page }) => {
  const { items, next } = caller.kind === 'admin' ? await openObjections(page) : await statementsOf(caller, page);
  return { items: items.map(toStatement), next };
};

/**
 * Objects to a decision, once (1 read and 2 write units). Idempotent for the same text. The link of the mail works without
 * a session, as a deactivated person has none; it opens nothing else.
 * @throws HttpError 400 for a link that is not ours or has expired, a second objection, or one that is too late; 404 for a
 * statement that is not the caller's, whether or not it exists
 */
export const object: UseCase<typeof objectionCalls.object> = async ({ body, caller, now }) => {
  const id = body.token === undefined ? ownStatement(body.statement, caller) : ofLink(body.token, now);
  const statement = await readStatement(id);
  if (!statement) throw new HttpError('NOT_FOUND');
  const { objection, decided_at } = statement.summary;
  if (objection?.text !== body.text) {
    if (now >= objectionEnd(decided_at))
      throw new HttpError('INVALID_STATE', { text: textId('objection_too_late', { days: objectionDays }) });
    // A write whose answer was lost finds its own objection.
    const isStored =
      !objection &&
      ((await putObjection(id, body.text, toIso(now))) ||
        (await readStatement(id))?.summary.objection?.text === body.text);
    if (!isStored) throw new HttpError('INVALID_STATE', { text: textId('objected_already') });
  }
  return { message: 'Your objection has been received. You get the answer by mail.' };
};

function ofLink(token: string, now: EpochMs): string {
  const id = statementOfToken(token, now);
  if (id === undefined)
    throw new HttpError('INVALID_SIGNATURE', { text: textId('objection_link_invalid', { days: objectionDays }) });
  return id;
}

function ownStatement(id: string | undefined, caller: Caller | undefined): string {
  const owner = id === undefined ? undefined : ownerOfStatement(id);
  if (id === undefined || !caller || owner?.kind !== caller.kind || owner.id !== caller.id)
    throw new HttpError('NOT_FOUND');
  return id;
}
