import { type Caller, roleOf } from '#functions/entities/account/caller.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { type CallDefinition, neededRole, type OwnId } from '#shared/contracts/define.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';
import { includesRole } from '#shared/domain/company-roles.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Refuses callers whose account type, or whose role in their company, may not make the call.
 * @throws HttpError 401 without a session, 403 for another type of account, or a lesser role.
 */
export function authoriseType(call: CallDefinition, caller: Caller | undefined): void {
  if (typeof call.access === 'string') return;
  if (!caller) throw new HttpError('SESSION_REQUIRED');
  if (!call.access[caller.type]) throw new HttpError('FORBIDDEN');
  const needed = neededRole(call);
  if (needed && !includesRole(roleOf(caller), needed)) {
    throw new HttpError('FORBIDDEN', { text: textId(needed === 'owner' ? 'owners_only' : 'viewers_read_only') });
  }
}

export interface NamedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Refuses another account's id where the caller may only name its own, and recruiters who are not verified where only
 * verified ones may call.
 * @throws HttpError 403
 */
export function authoriseInput(call: CallDefinition, caller: Caller | undefined, input: NamedInput): void {
  if (!namesOnlyOwnIds(call, caller, input)) throw new HttpError('FORBIDDEN');
  if (!call.verified || caller?.kind !== 'recruiter' || caller.verified) return;
  throw new HttpError('NOT_VERIFIED', { text: notVerified[call.verified] });
}

const notVerified = {
  candidates: textId('not_verified_for_candidates'),
  colleagues: textId('not_verified_for_colleagues'),
  posting: textId('NOT_VERIFIED'),
} as const;

/** Whether the input names no other account where the caller may only name its own. */
export function namesOnlyOwnIds(call: CallDefinition, caller: Caller | undefined, input: NamedInput): boolean {
  if (!caller || typeof call.access === 'string') return true;
  const relation = call.access[caller.type];
  const own: readonly unknown[] = [caller.id, caller.account.id, caller.kind, caller.email];
  for (const place of call.own ?? []) {
    // Ids in a body or query name who acts, so they must always be the caller's; in the path they name whom it is about.
    if (relation === 'unlocked' || (relation !== 'self' && place.startsWith('params.'))) continue;
    const named = valueAt(input, place);
    if (named !== undefined && !own.includes(named)) return false;
  }
  const namedType = valueAt(input, 'params.type');
  return namedType === undefined || accountKindOf(namedType as UserType) === caller.kind;
}

/** The value at a place of the input, or a part of the id there: a number where it is one. */
export function valueAt(input: NamedInput, place: OwnId): unknown {
  const [from, name, nth] = place.split('.') as [keyof NamedInput, string, string?];
  const value = (input[from] as Record<string, unknown> | undefined)?.[name];
  if (nth === undefined) return value;
  const part = String(value).split('-')[Number(nth)] ?? '';
  return /^\d+$/.test(part) ? Number(part) : part;
}
