import { companyHeader } from '#shared/contracts/company-header.ts';
import type { AnswerOf, CallDefinition, CallInput, ClientCall } from '#shared/contracts/define.ts';
import { readTotal, type Total, totalHeader } from '#shared/contracts/list-headers.ts';
import { missingConsentsHeader } from '#shared/contracts/missing-consents.ts';
import { newReference, referenceHeader } from '#shared/domain/reference.ts';
import { loginOf, type SignInState } from '#web/config/links.ts';
import { ApiError, errorFromResponse } from './api-error.ts';
import { openAttempt } from './idempotency-keys.ts';
import { noteMissingConsents } from './missing-consents.ts';
import { currentScreen, replaceWith } from './navigation.ts';
import { loadOrReadCopy } from './offline-copies.ts';
import { takePrefetched } from './prefetched-responses.ts';
import { queryKeyOf, requestPathOf } from './query-key.ts';
import { expireSession, getSession, ownerOf } from './session.ts';
import type { WireAnswer, WireRequest } from './transport.ts';
import { noteCompany } from './use-may.ts';
import { countLoad } from './when.ts';

/** One page of a list. `next` is the cursor of the following page, or null at the end. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
  /** How many items the whole list has; only on the first page of lists that are counted. */
  total?: Total | undefined;
}

/** An answer of a search: a page with its total, and what else is known of all results. */
export type SearchPage<Answer extends { items: unknown[] }> = Page<Answer['items'][number]> &
  Omit<Answer, 'items' | 'total' | 'total_is_exact'>;

/** A paged call returns a `Page`, a search a `SearchPage`, any other its JSON (undefined for 204). */
export type CallAnswer<C extends CallDefinition> = C extends { paged: true }
  ? AnswerOf<C> extends (infer Item)[]
    ? Page<Item>
    : never
  : C extends { enveloped: true }
    ? AnswerOf<C> extends { items: unknown[] }
      ? SearchPage<AnswerOf<C>>
      : never
    : AnswerOf<C>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sends no Authorization, and throws a 401 instead of ending the session: for sign-in calls. */
  skipAuthRedirect?: boolean;
  /** The tag of what the page has: a call that has nothing new throws an ApiError with status 304. */
  known?: string | undefined;
  /** Default 10000; the profile update uses 60000. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

const headersOf = (skipAuth: boolean): Record<string, string> => {
  if (skipAuth) return { 'X-Skip-Auth': 'true', 'X-Skip-Auth-Redirect': 'true' };
  const token = getSession()?.token;
  return token ? { Authorization: `Bearer ${token}` } : {};
};

/** Cursor of the next page from `Link: </api/jobs?cursor=...>; rel="next"`, or null. */
export const nextCursor = (link: string | undefined): string | null => {
  const target = link?.match(/<([^<>]*)>;[^,<>]*rel="?next"?/)?.[1];
  return target === undefined ? null : new URL(target, 'http://site').searchParams.get('cursor');
};

/** Ends the session that a refused request was made with, unless another one has begun or it has ended already. */
const endSession = (authorization: string | undefined): void => {
  const session = getSession();
  if (!session || authorization !== `Bearer ${session.token}`) return;
  const from = currentScreen();
  expireSession();
  replaceWith(loginOf[session.userType], { from, hasEnded: true } satisfies SignInState);
};

const parseAnswer = ({ status, answerType }: ClientCall, text: string): unknown => {
  if (status === 204) return undefined;
  if (answerType) return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(200, 'UNEXPECTED', { cause });
  }
};

/** A prefetched response in the form that the transport returns. */
const readPrefetched = async (prefetched: Promise<Response>): Promise<WireAnswer> => {
  const noAnswer = (cause: unknown) => {
    throw new ApiError(0, 'NETWORK', { cause });
  };
  const response = await prefetched.catch(noAnswer);
  const headers = Object.fromEntries(response.headers);
  const text = await response.text().catch(noAnswer);
  if (!response.ok) throw errorFromResponse(response.status, headers, text);
  return { headers, text };
};

/** Whether this browser stores an offline copy of a call's response. */
const hasOfflineCopy = ({ offlineCopyFor }: ClientCall): boolean =>
  offlineCopyFor?.includes(getSession()?.userType ?? 'guest') ?? false;

/** A list or a search as a page; anything else as it is. */
const resultOf = ({ paged, enveloped }: ClientCall, parsed: unknown, headers: WireAnswer['headers']): unknown => {
  if (paged) return { items: parsed, next: nextCursor(headers.link), total: readTotal(headers[totalHeader]) };
  if (!enveloped) return parsed;
  const { total, total_is_exact, ...rest } = parsed as { total?: number; total_is_exact: boolean };
  const counted = total === undefined ? undefined : { count: total, isExact: total_is_exact };
  return { ...rest, next: nextCursor(headers.link), total: counted };
};

const send = async (request: WireRequest): Promise<WireAnswer> => (await import('./transport.ts')).send(request);

/**
 * Makes a call of the contract: `call(jobCalls.get, { params: { id: 7 } })`. Use it inside `useQuery` (pass its
 * `signal` on), `useInfiniteQuery` and `useMutation`.
 *
 * @returns the answer, in the contract's shape as the API promises it (decision 108); a `Page` for paged calls.
 * @throws ApiError. A 401 ends the session and leads to its sign-in, unless `skipAuthRedirect`.
 */
export const call = async <const C extends CallDefinition>(
  definition: C,
  input: CallInput<C>,
  { signal, known, skipAuthRedirect = false, timeoutMs = defaultTimeoutMs }: CallOptions = {},
): Promise<CallAnswer<C>> => {
  const { body }: { body?: unknown } = input;
  const path = requestPathOf(queryKeyOf(definition, input));
  const session = getSession();
  const attempt = definition.repeatable ? openAttempt(path, body, session ? ownerOf(session) : undefined) : undefined;
  // Read before anything is awaited: signing out clears the session while its last call waits for the transport's code.
  const headers: Record<string, string> = {
    [referenceHeader]: newReference(),
    ...headersOf(skipAuthRedirect),
    ...(known && { 'If-None-Match': known }),
    ...attempt?.headers,
  };
  const { method } = definition;
  const prefetched = method === 'GET' ? takePrefetched(path, headers.Authorization) : undefined;
  const load = async () => {
    const answer = await (prefetched
      ? readPrefetched(prefetched)
      : send({ method, path, headers, body, timeoutMs, signal }));
    noteMissingConsents(headers.Authorization, answer.headers[missingConsentsHeader]);
    noteCompany(headers.Authorization, answer.headers[companyHeader]);
    return answer;
  };
  try {
    const answer = await countLoad(hasOfflineCopy(definition) ? loadOrReadCopy(path, load) : load());
    attempt?.settled();
    const parsed = parseAnswer(definition, answer.text);
    return resultOf(definition, parsed, answer.headers) as CallAnswer<C>;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) attempt?.settled();
    if (error instanceof ApiError && error.status === 401 && !skipAuthRedirect) endSession(headers.Authorization);
    throw error;
  }
};
