import type { PageKey } from '#functions/data/cursor.ts';
import type { RequestKey } from '#functions/data/request-keys.ts';
import type {
  AnswerOf,
  BodyOf,
  CallDefinition,
  HeadersOf,
  ParamsOf,
  QueryOf,
  UserType,
} from '#shared/contracts/define.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';

/** Who makes the call, as stored: never what the request claims. */
export interface Caller {
  type: UserType;
  kind: AccountKind;
  id: number;
  name: string;
  email: string;
  /** Of recruiters: verified by an admin. */
  verified: boolean;
  /** Key of this session among the account's. */
  sessionKey: string;
}

type CallerOf<C extends CallDefinition> = C['access'] extends 'public'
  ? C['optionalSession'] extends true
    ? Caller | undefined
    : undefined
  : C['access'] extends 'bootstrap' | 'signature'
    ? undefined
    : Caller;

/** A call as a use case sees it: parsed, authenticated, authorised and validated. */
export interface PortalRequest<C extends CallDefinition = CallDefinition> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  headers: HeadersOf<C>;
  /** The body's bytes as they came, of calls that ask for them. */
  rawBody: C['rawBody'] extends true ? Uint8Array : undefined;
  caller: CallerOf<C>;
  /** Of repeatable calls: what tells a repetition from a new request, where the caller gave it. */
  requestKey: C['repeatable'] extends true ? RequestKey | undefined : undefined;
  /** The server's time of this call in milliseconds since 1970. */
  now: number;
  /** The client's address as the edge saw it. */
  clientAddress: string;
  /** Of lists: how many items at most, and where to start. */
  page: { limit: number; start: PageKey | undefined };
}

/** One page of a list; `next` is the key after which the following page starts, absent on the last. */
export interface Page<Item> {
  items: Item[];
  next: PageKey | undefined;
}

type ResultOf<C extends CallDefinition> = C['paged'] extends true
  ? AnswerOf<C> extends readonly (infer Item)[]
    ? Page<Item>
    : never
  : C['status'] extends 204
    ? undefined
    : AnswerOf<C>;

/**
 * What a call does.
 * @throws HttpError for every refusal that the caller is meant to see.
 */
export type UseCase<C extends CallDefinition> = (request: PortalRequest<C>) => Promise<ResultOf<C>>;
