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
  if (!namesOnlyOwnIds(call, caller, input)) throw new HttpError('FORBIDDEN');
}

/** Whether the input names no other account where the caller may only name its own. */
export function namesOnlyOwnIds(call: CallDefinition, caller: Caller | undefined, input: NamedInput): boolean {
  if (!caller || typeof call.access === 'string') return true;
  const relation = call.access[caller.type];
  for (const place of call.own ?? []) {
    // Ids in a body or query name who acts, so they must always be the caller's; in the path they name whom it is about.
    if (relation !== 'self' && place.startsWith('params.')) continue;
    const named = valueAt(input, place);
    if (named !== undefined && named !== caller.id) return false;
  }
  const namedType = valueAt(input, 'params.type');
  return namedType === undefined || accountKindOf(namedType as UserType) === caller.kind;
}

function valueAt(input: NamedInput, place: OwnId): unknown {
  const [part, name] = place.split('.') as [keyof NamedInput, string];
  return (input[part] as Record<string, unknown> | undefined)?.[name];
}
