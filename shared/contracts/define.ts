import type * as z from 'zod/mini';
import type { UserType } from '../domain/account-kind.ts';
import type { CompanyRole } from '../domain/company-roles.ts';
import type { CallSwitch } from '../domain/switches.ts';
import type { ErrorCode } from '../errors.ts';

/**
 * The required relation between the caller and the subject of the call.
 * - `any`: every active account of that type
 * - `self`: the ids named by `own` must be the caller's (checked by the pipeline)
 * - `owner`: the record named by `owned` must belong to the caller (read and checked by the pipeline)
 * - `unlocked`: the caller has viewed this candidate under an active subscription (checked by a policy)
 */
export type Relation = 'any' | 'self' | 'owner' | 'unlocked';

/**
 * Who may call: everyone, callers with the bootstrap secret, senders of a signed body (checked by the use case),
 * or these user types with their relation.
 */
export type Access = 'public' | 'bootstrap' | 'signature' | Partial<Record<UserType, Relation>>;

/**
 * The place in a request of an id, kind or e-mail address that must be the caller's own. A number at its end is a part of
 * an id that names its owner: `params.id.1` of an application `100-7` is 7.
 */
export type OwnId = `params.${string}` | `query.${string}` | `body.${string}`;

/** The record that a call is about, which the pipeline reads and hands to the use case (decision 78). */
export interface OwnedRecord {
  /** Its kind, for which the domain's handler names a reader. */
  readonly record: string;
  /** The place of its id. An optional id may be absent; then there is no record. */
  readonly at: OwnId;
  /** The refusal when there is none. Absent: the use case decides. */
  readonly absent?: ErrorCode;
  /** Ids that can be guessed: another's record is answered as `absent`, so that the call does not show which exist. */
  readonly isHidden?: true;
}

export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `{name}` for its parameters. */
  readonly path: string;
  /** One sentence for the documentation: what the call does. */
  readonly summary: string;
  readonly access: Access;
  /** Places of ids that must be the caller's, for callers with the relation `self`. Optional ids may be absent. */
  readonly own?: readonly OwnId[];
  /**
   * The record that must belong to callers with the relation `owner` or `self`; all others may name any. `condition`:
   * nothing is read, as the condition of the write compares the owner.
   */
  readonly owned?: OwnedRecord | 'condition';
  /** Recruiters must be verified before anything is read: to see or contact candidates, to post jobs, or to invite colleagues. */
  readonly verified?: 'candidates' | 'posting' | 'colleagues';
  /**
   * Of recruiters, the call is about the account that signed in, whatever its role. Absent: it is about their company, and ids of the account
   * count as the company's.
   */
  readonly about?: 'account';
  /** The least role in the company with which recruiters may call. Absent: viewers may read, recruiters do the rest (`neededRole`). */
  readonly role?: CompanyRole;
  readonly params?: z.ZodMiniType;
  /** Two path parameters that may be given in either order; where both orders make sense, the path's order counts. */
  readonly eitherOrder?: readonly [first: string, second: string];
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Headers that the use case reads, by their lower-case names. */
  readonly headers?: z.ZodMiniType;
  /** The use case gets the body as unparsed bytes, because a signature covers them. Then `body` is absent. */
  readonly rawBody?: boolean;
  /** `form`: the body may also be a multipart or urlencoded form. */
  readonly accepts?: 'json' | 'form';
  /** Bytes of the largest body; absent: as any text (`functions/http/parse-body.ts`). */
  readonly maxBodyBytes?: number;
  /** HTTP status of a success. */
  readonly status: 200 | 201 | 202 | 204;
  /** Schema of the response's JSON, or of its text where `answerType` names one; absent for 204. */
  readonly answer?: z.ZodMiniType;
  /** The response is a text of this type, as it is. Absent: JSON. */
  readonly answerType?: 'text/calendar';
  /** Of a text: the name under which browsers save it. */
  readonly fileName?: string;
  /** Apps that are no browser also request the head alone: the call has a second route (`routeKeysOf`). */
  readonly hasHead?: true;
  /** The response is a list, with its next page in a `Link` header. */
  readonly paged?: boolean;
  /** The response is an object whose `items` are a page of a list, with its next page in a `Link` header. */
  readonly enveloped?: boolean;
  /** Of a list: the first page has the number of all items in a header (`list-headers.ts`), exact or a lower bound. */
  readonly counted?: boolean;
  /** Of a list that a search index answers: a page that may lack something is marked in a header (`list-headers.ts`). */
  readonly searched?: boolean;
  /** Seconds for which browsers and the edge may cache a response to a guest; absent: `no-store`. */
  readonly publicMaxAge?: number;
  /** Seconds for which the client alone may use its response again; then it is answered with 304 while nothing changed. Absent: `no-store`. */
  readonly privateMaxAge?: number;
  /** A public call that returns more to a signed-in caller: the session is optional. */
  readonly optionalSession?: boolean;
  /**
   * Whose browsers store an offline copy of the latest response, to show it with its time when the network gives none (decision 33). Only
   * for responses that are public or about the caller.
   */
  readonly offlineCopyFor?: readonly (UserType | 'guest')[];
  /** A background poll: it does not extend a session's idle time. */
  readonly passive?: boolean;
  /**
   * The request may have an idempotency key (`Idempotency-Key`, see `repeatable.ts`): for 24 hours, a retry with the
   * same key and content creates nothing and returns the item of the first request in its current state.
   */
  readonly repeatable?: boolean;
  /** What an operator may switch off that this call belongs to (decision 93): the pipeline then refuses the call. */
  readonly switch?: CallSwitch;
  /** The same where only a part of the call belongs to it, as the first code of a sign-up: the use case refuses that part. */
  readonly partSwitch?: CallSwitch;
  /** Error codes that this call may return in addition to those of the pipeline (input, session, rights, load). */
  readonly errors?: readonly ErrorCode[];
}

/** What a browser needs to make a call: its build leaves out the rest (`web/client-calls-plugin.ts`). */
export type ClientCall = Pick<
  CallDefinition,
  | 'method'
  | 'path'
  | 'status'
  | 'answerType'
  | 'paged'
  | 'enveloped'
  | 'offlineCopyFor'
  | 'repeatable'
  | 'about'
  | 'role'
>;

/**
 * Seconds for which guests' responses about jobs and people are cached. Who is deactivated, and a job that is closed, must
 * be gone after 5 s: the stream takes 1 s at most to start, waits 0.8 s for what is before it, needs 0.8 s for 300 jobs of a
 * recruiter (`functions/data/fan-out/fan-out.ts`), and a search index reads the change within another second.
 */
export const shownMaxAge = 1;

/** Declares a call and preserves its literal types for the handler, the client and the generated documents. */
export const defineCall = <const Definition extends CallDefinition>(definition: Definition): Definition => definition;

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

export type ParamsOf<C extends CallDefinition> = OutputOf<C['params']>;
export type QueryOf<C extends CallDefinition> = OutputOf<C['query']>;
export type BodyOf<C extends CallDefinition> = OutputOf<C['body']>;
export type HeadersOf<C extends CallDefinition> = OutputOf<C['headers']>;
/** The response JSON of a call's success. */
export type AnswerOf<C extends CallDefinition> = OutputOf<C['answer']>;

type Without<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a client passes to make the call, without the parts that the call does not have. */
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

/** The least role in the company that recruiters need for a call; undefined for calls about their own account. */
export const neededRole = ({
  about,
  role,
  method,
}: Pick<CallDefinition, 'about' | 'role' | 'method'>): CompanyRole | undefined =>
  about === 'account' ? undefined : (role ?? (method === 'GET' ? 'viewer' : 'recruiter'));

/** API Gateway's route key of a call: `GET /jobs/{id}`. */
export const routeKeyOf = (call: Pick<CallDefinition, 'method' | 'path'>): string => `${call.method} ${call.path}`;

/** The route keys of a call: its own, and that of its head alone where it has one. */
export const routeKeysOf = (call: Pick<CallDefinition, 'method' | 'path' | 'hasHead'>): string[] => [
  routeKeyOf(call),
  ...(call.hasHead ? [`HEAD ${call.path}`] : []),
];
