import type { Caller } from '#functions/entities/account/caller.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { CallDefinition, OwnId } from '#shared/contracts/define.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';

/**
 * Refuses callers whose account type may not make the call.
 * @throws HttpError 401 without a session, 403 for another type of account.
 */
export function authoriseType(call: CallDefinition, caller: Caller | undefined): void {
  if (typeof call.access === 'string') return;
  if (!caller) throw new HttpError('SESSION_REQUIRED');
  if (!call.access[caller.type]) throw new HttpError('FORBIDDEN');
}

interface NamedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Refuses another account's id where the caller may only name its own.
 * @throws HttpError 403
 */
export function authoriseOwnIds(call: CallDefinition, caller: Caller | undefined, input: NamedInput): void {
  if (!caller || typeof call.access === 'string') return;
  const relation = call.access[caller.type];
  for (const place of call.own ?? []) {
    // Ids in a body or query name who acts, so they must always be the caller's; in the path they name whom it is about.
    if (relation !== 'self' && place.startsWith('params.')) continue;
    const named = valueAt(input, place);
    if (named !== undefined && named !== caller.id) throw new HttpError('FORBIDDEN');
  }
  const namedType = valueAt(input, 'params.type');
  if (namedType !== undefined && accountKindOf(namedType as UserType) !== caller.kind) throw new HttpError('FORBIDDEN');
}

function valueAt(input: NamedInput, place: OwnId): unknown {
  const [part, name] = place.split('.') as [keyof NamedInput, string];
  return (input[part] as Record<string, unknown> | undefined)?.[name];
}
