import type * as z from 'zod/mini';
import type { UserType } from '../domain/account-kind.ts';
import type { ErrorCode } from '../errors.ts';

/**
 * What ties a caller to the thing that the call is about.
 * - `any`: every active account of that type
 * - `self`: the ids named by `own` must be the caller's (checked by the pipeline)
 * - `owner`: the stored record must belong to the caller (checked by the use case)
 * - `unlocked`: the caller has viewed this candidate under an active subscription (checked by the use case)
 */
export type Relation = 'any' | 'self' | 'owner' | 'unlocked';

/**
 * Who may call: everybody, whoever knows the bootstrap secret, whoever signed the body (checked by the use case),
 * or these account types with their relation.
 */
export type Access = 'public' | 'bootstrap' | 'signature' | Partial<Record<UserType, Relation>>;

/** Where a request names an account that must be the caller's own. */
export type OwnId = `params.${string}` | `query.${string}` | `body.${string}`;

export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `{name}` for its parameters. */
  readonly path: string;
  /** One sentence for people: what the call does. */
  readonly summary: string;
  readonly access: Access;
  /** Where ids stand that must be the caller's, for callers whose relation is `self`. An absent optional id is fine. */
  readonly own?: readonly OwnId[];
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Headers that the use case reads, by their lower-case names. */
  readonly headers?: z.ZodMiniType;
  /** The body reaches the use case as the bytes that came, unparsed: a signature covers them. Then `body` is absent. */
  readonly rawBody?: boolean;
  /** `form`: the body may also come as a multipart or urlencoded form. */
  readonly accepts?: 'json' | 'form';
  /** Status of a success. */
  readonly status: 200 | 201 | 202 | 204;
  /** Schema of the answer's JSON; absent for 204. */
  readonly answer?: z.ZodMiniType;
  /** The answer is a list with its next page in a `Link` header. */
  readonly paged?: boolean;
  /** Seconds that browsers and the edge may keep a guest's answer; absent: `no-store`. */
  readonly publicMaxAge?: number;
  /** A public call that shows more to a signed-in caller: a valid session is recognised, a missing one is fine. */
  readonly optionalSession?: boolean;
  /** A background poll: it does not keep a session alive. */
  readonly passive?: boolean;
  /**
   * The request may carry a key of its sender's (`Idempotency-Key`, see `repeatable.ts`): for 24 hours a repetition with
   * the same key and content makes nothing more, and is answered with what the first one made, as that is now.
   */
  readonly repeatable?: boolean;
  /** Codes that this call may answer beyond those of the pipeline (bad input, session, rights, load). */
  readonly errors?: readonly ErrorCode[];
}

/** Declares a call, keeping its literal types for the handler, the client and the documents made from it. */
export const defineCall = <const Definition extends CallDefinition>(definition: Definition): Definition => definition;

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

export type ParamsOf<C extends CallDefinition> = OutputOf<C['params']>;
export type QueryOf<C extends CallDefinition> = OutputOf<C['query']>;
export type BodyOf<C extends CallDefinition> = OutputOf<C['body']>;
export type HeadersOf<C extends CallDefinition> = OutputOf<C['headers']>;
/** The JSON of a call's success. */
export type AnswerOf<C extends CallDefinition> = OutputOf<C['answer']>;

type Without<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a client passes to make the call; parts that the call does not have are absent. */
export type InputFor<C extends CallDefinition> = Without<{
  params: InputOf<C['params']>;
  query: InputOf<C['query']>;
  body: InputOf<C['body']>;
}>;

/** Path and query values may be given as numbers or booleans; absent ones are left out. */
type Loose<T> = { [K in keyof T]: T[K] | (T[K] extends string | undefined ? number : never) };
type LooseQuery<T> = { [K in keyof T]?: T[K] | number | undefined };

/**
 * What a browser passes to make the call: `params`, `query` and `body` as far as the call has them. A form may be sent as
 * FormData.
 */
export type CallInput<C extends CallDefinition> = {
  [Part in keyof InputFor<C>]: Part extends 'params'
    ? Loose<InputFor<C>[Part]>
    : Part extends 'query'
      ? LooseQuery<InputFor<C>[Part]>
      : InputFor<C>[Part] | FormData;
};

/** API Gateway's route key of a call: `GET /jobs/{id}`. */
export const routeKeyOf = (call: Pick<CallDefinition, 'method' | 'path'>): string => `${call.method} ${call.path}`;
