import type { Page, PageRequest } from '#functions/data/page.ts';
import type { RequestKey } from '#functions/data/request-keys.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import type { AnswerOf, BodyOf, CallDefinition, HeadersOf, ParamsOf, QueryOf } from '#shared/contracts/define.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { OwnerOnly } from './owned.ts';

type CallerOf<C extends CallDefinition> = C['access'] extends 'public'
  ? C['optionalSession'] extends true
    ? Caller | undefined
    : undefined
  : C['access'] extends 'bootstrap' | 'signature'
    ? undefined
    : Caller;

/** A call as a use case sees it: parsed, authenticated, authorised and validated. */
export interface PortalRequest<C extends CallDefinition = CallDefinition, Owned = OwnerOnly<C>> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  headers: HeadersOf<C>;
  /** The unparsed bytes of the body, for calls that declare `rawBody`. */
  rawBody: C['rawBody'] extends true ? Uint8Array : undefined;
  caller: CallerOf<C>;
  /** The record that the contract names by `owned`, as the pipeline read it; it is the caller's where it must be. */
  owned: Owned;
  /** The same for each attempt of a write: the first time as it was read, after that read and checked again. */
  latest: () => Promise<Owned>;
  /** Of repeatable calls: the idempotency key, if the caller sent one. */
  requestKey: C['repeatable'] extends true ? RequestKey | undefined : undefined;
  /**
   * Of calls with `partSwitch`: refuses what belongs to the switch while it is off.
   * @throws HttpError 503
   */
  requireOn: C['partSwitch'] extends string ? () => Promise<void> : undefined;
  /** The server's time of this call. */
  now: EpochMs;
  /** The client's address as the edge saw it. */
  clientAddress: string;
  /** Of lists: maximum number of items, and where to start. */
  page: PageRequest;
}

type ResultOf<C extends CallDefinition> = C['paged'] extends true
  ? AnswerOf<C> extends readonly (infer Item)[]
    ? Page<Item>
    : never
  : C['enveloped'] extends true
    ? AnswerOf<C> & Pick<Page<unknown>, 'next'>
    : C['status'] extends 204
      ? undefined
      : AnswerOf<C>;

/**
 * What a call does.
 * @throws HttpError for every refusal that the caller is meant to see.
 */
export type UseCase<C extends CallDefinition, Owned = OwnerOnly<C>> = (
  request: PortalRequest<C, Owned>,
) => Promise<ResultOf<C>>;
