import type { Caller } from '#functions/entities/account/caller.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { isRequester } from '#functions/platform/keyed-hash.ts';
import type { BodyOf, CallDefinition, QueryOf } from '#shared/contracts/define.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type NamedInput, valueAt } from './authorise.ts';

/** A request without its owned record, as a reader may use it beside the id. */
export interface OwnedRequest extends NamedInput {
  caller: Caller;
}

type Owners = { [Kind in AccountKind as `${Kind}_id`]?: number };

/** A record that says whose it is: by itself, in its summary or its job's, or by the accounts that started it. */
type Owned = Owners | { summary: Owners } | { job: { summary: Owners } } | { starters: ReadonlySet<string> };

/** Reads records of a kind: consistently where the use case decides by them, or writes on condition of them. */
export type OwnedReader = { read(id: never, request: OwnedRequest): Promise<Owned | undefined> }['read'];

type FoundBy<Reader> = Reader extends (...given: never) => Promise<infer Found> ? Exclude<Found, undefined> : undefined;

/** The type of the id at a place of the input; ids in a path are never absent. */
type IdAt<C extends CallDefinition, At> = At extends `body.${infer Name}`
  ? BodyOf<C>[Name & keyof BodyOf<C>]
  : At extends `query.${infer Name}`
    ? QueryOf<C>[Name & keyof QueryOf<C>]
    : number;

/** What a use case gets of the record that its call names: undefined only where there may be none. */
export type OwnedOf<C extends CallDefinition, Readers> = C['owned'] extends { record: infer Kind; at: infer At }
  ? Kind extends keyof Readers
    ? FoundBy<Readers[Kind]> | (C['owned'] extends { absent: string } ? Extract<IdAt<C, At>, undefined> : undefined)
    : { noReaderFor: Kind }
  : OwnerOnly<C>;

/** Of calls whose write compares the owner: the id of the account that must own the record, undefined for any. */
export type OwnerOnly<C extends CallDefinition> = C['owned'] extends 'condition' ? number | undefined : undefined;

/**
 * Reads the record that the call is about, and refuses it to callers who must own it and do not.
 * @throws HttpError the call's own code without a record, 403 for one that is another's, or that code where such records are hidden
 */
export async function readOwned(
  { access, owned }: CallDefinition,
  read: OwnedReader | undefined,
  request: OwnedRequest,
): Promise<unknown> {
  if (!owned || typeof access === 'string') return undefined;
  const { caller } = request;
  const relation = access[caller.type];
  const mustOwn = relation === 'owner' || relation === 'self';
  if (owned === 'condition') return mustOwn ? caller.id : undefined;
  const id = valueAt(request, owned.at);
  if (id === undefined) return undefined;
  const found = await read?.(id as never, request);
  if (!found && owned.absent) throw new HttpError(owned.absent);
  if (found && mustOwn && !isOwn(found, caller)) throw new HttpError((owned.isHidden && owned.absent) || 'FORBIDDEN');
  return found;
}

function isOwn(found: Owned, { kind, id }: Caller): boolean {
  if ('starters' in found) return isRequester(found.starters, { kind, id });
  const record = 'job' in found ? found.job : found;
  return ('summary' in record ? record.summary : record)[`${kind}_id`] === id;
}
