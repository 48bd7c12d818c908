import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Page } from '#functions/data/page.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { log } from '#functions/platform/log.ts';
import { type CallDefinition, routeKeysOf } from '#shared/contracts/define.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { answer, answerError, callerHeaders } from './answer.ts';
import { authoriseInput, authoriseType, type NamedInput } from './authorise.ts';
import { causeOfRequest } from './cause-of-request.ts';
import { countForRelease } from './count-failed.ts';
import { clientAddress, requireEdge } from './edge.ts';
import { type OwnedOf, type OwnedReader, type OwnedRequest, readOwned } from './owned.ts';
import { nextLink, pageStart, partialHeaders, totalHeaders } from './paging.ts';
import { parseBody, rawBody } from './parse-body.ts';
import { orderedParameters } from './path-order.ts';
import { requestKeyOf } from './repeatable.ts';
import type { PortalRequest, UseCase } from './request.ts';
import { watchSwitch } from './switching.ts';
import { validate, validateBody } from './validate.ts';

type Result = APIGatewayProxyStructuredResultV2;

/** One use case for each call of a domain. */
export type UseCases<Calls extends Record<string, CallDefinition>, Readers> = {
  [Name in keyof Calls]: UseCase<Calls[Name], OwnedOf<Calls[Name], Readers>>;
};

interface Route {
  call: CallDefinition;
  read: OwnedReader | undefined;
  useCase: (request: PortalRequest) => Promise<unknown>;
}

/** The calls of a handler by the key under which API Gateway names them. */
export type Routes = ReadonlyMap<string, Route>;

/** What the middlewares have found out so far; each fills in its part. */
interface Exchange extends Context {
  route: Route;
  started: EpochMs;
  body: unknown;
  rawBody: Uint8Array | undefined;
  caller: Caller | undefined;
  /** Refuses the call, or the part of it that a switch names; undefined for calls without a switch. */
  requireOn: (() => Promise<void>) | undefined;
  request: PortalRequest;
}

type Step = MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Exchange>;

/**
 * The Lambda handler of a domain: API Gateway names the route, and each call runs through one pipeline
 * (edge check, parse, authenticate, authorise, switches, validate, read the owned record, use case, answer).
 * @param calls the domain's contract
 * @param useCases one for each call; a missing one does not compile
 * @param readers one for each kind of record that the calls name by `owned`; a missing one does not compile
 * @param loadFurther loads the domain's other calls with the first request for one of them
 */
export function createHandler<
  Calls extends Record<string, CallDefinition>,
  Readers extends Record<string, OwnedReader>,
>(calls: Calls, useCases: UseCases<Calls, Readers>, readers?: Readers, loadFurther?: () => Promise<Routes>) {
  const handle = middy<APIGatewayProxyEventV2, Result, Error, Exchange>(serve)
    .use(answeringErrors)
    .use(routing(routesOf(calls, useCases, readers), loadFurther))
    .use(parsing)
    .use(authenticating)
    .use(switching)
    .use(validating)
    .use(readingOwned);
  return (event: APIGatewayProxyEventV2, context: Context): Promise<Result> =>
    withCause(causeOfRequest(event), () => countForRelease(context, () => handle(event, context as Exchange)));
}

/** The calls of a contract with their use cases and the readers of their records; a missing one does not compile. */
export function routesOf<Calls extends Record<string, CallDefinition>, Readers extends Record<string, OwnedReader>>(
  calls: Calls,
  useCases: UseCases<Calls, Readers>,
  readers?: Readers,
): Routes {
  return new Map(
    Object.entries(calls).flatMap(([name, call]) => {
      const useCase = (useCases as unknown as Record<string, Route['useCase']>)[name];
      if (!useCase) throw new Error(`The call ${name} has no use case.`);
      const read = typeof call.owned === 'object' ? readers?.[call.owned.record] : undefined;
      return routeKeysOf(call).map((key): [string, Route] => [key, { call, useCase, read }]);
    }),
  );
}

const answeringErrors: Step = {
  onError: async (exchange) => {
    const result = await answerError(exchange.error);
    const { error } = exchange;
    const refusal = error instanceof HttpError ? error.code : undefined;
    log('CALL_REFUSED', { call: exchange.event.routeKey, status: result.statusCode ?? 0, refusal });
    exchange.response = result;
  },
};

const routing = (routes: Routes, loadFurther: (() => Promise<Routes>) | undefined): Step => ({
  before: async ({ event, context }) => {
    requireEdge(event);
    const route = routes.get(event.routeKey) ?? (await loadFurther?.())?.get(event.routeKey);
    if (!route) throw new HttpError('NOT_FOUND');
    context.route = route;
    context.started = clock.now();
    context.requireOn = await watchSwitch(route.call);
  },
});

const parsing: Step = {
  before: async ({ event, context }) => {
    const { call } = context.route;
    context.rawBody = call.rawBody ? rawBody(event) : undefined;
    context.body = await parseBody(event, call);
  },
};

const authenticating: Step = {
  before: async ({ event, context }) => {
    const { call } = context.route;
    const recognises = typeof call.access !== 'string' || call.optionalSession === true;
    const { authorization } = event.headers;
    context.caller = recognises && authorization ? await readCaller(authorization, call, context.started) : undefined;
    authoriseType(call, context.caller);
  },
};

/** Accounts and sessions are loaded with the first token: most cold starts of public calls serve guests. */
async function readCaller(header: string, call: CallDefinition, at: EpochMs): Promise<Caller | undefined> {
  const { authenticate } = await import('./authenticate.ts');
  return authenticate(header, call, at);
}

/** Before the input is judged: what is refused anyway needs no corrections. */
const switching: Step = {
  before: async ({ context: { route, requireOn } }) => {
    if (route.call.switch) await requireOn?.();
  },
};

const validating: Step = {
  before: async ({ event, context }) => {
    const { call } = context.route;
    const inPath = orderedParameters(call, context.caller, event.pathParameters ?? {});
    const given = {
      params: call.params && validate(call.params, inPath),
      query: call.query && validate(call.query, event.queryStringParameters ?? {}),
      body: call.body && (await validateBody(call.body, context.body)),
    };
    const headers = call.headers && validate(call.headers, event.headers);
    authoriseInput(call, context.caller, given);
    const { params, query, body } = await nameCompany(call, context.caller, given);
    const { limit = 50, cursor } = (query ?? {}) as { limit?: number; cursor?: string };
    context.request = {
      params,
      query,
      body,
      headers,
      rawBody: context.rawBody,
      // The contract says whether a caller is there; the type follows it in each use case.
      caller: context.caller as PortalRequest['caller'],
      requestKey: requestKeyOf(call, event, context.caller, { params, query, body }, context.started),
      requireOn: context.requireOn,
      now: context.started,
      clientAddress: clientAddress(event),
      page: { limit, start: hasPages(call) ? pageStart(event, context.caller, cursor) : undefined },
    } as PortalRequest;
  },
};

/** The input with the company's id in the place of a colleague's. Loaded with the first colleague of a founder. */
async function nameCompany(call: CallDefinition, caller: Caller | undefined, input: NamedInput): Promise<NamedInput> {
  if (!caller || caller.account.id === caller.id) return input;
  const { namingCompany } = await import('./naming-company.ts');
  return namingCompany(call, caller, input);
}

const readingOwned: Step = {
  before: async ({ context }) => {
    const { route, request } = context;
    const read = () => readOwned(route.call, route.read, request as OwnedRequest);
    const owned = await read();
    const unused = [owned];
    Object.assign(request, { owned, latest: async () => (unused.length > 0 ? unused.pop() : await read()) });
  },
};

const hasPages = ({ paged = false, enveloped = false }: CallDefinition): boolean => paged || enveloped;

async function serve(event: APIGatewayProxyEventV2, context: Exchange): Promise<Result> {
  const { call, useCase } = context.route;
  const value = await useCase(context.request);
  const page = hasPages(call) ? (value as Page<unknown>) : undefined;
  const link = nextLink(event, context.caller, page?.next);
  const isCounted = call.counted && page && !context.request.page.start;
  const headers = {
    ...(link ? { link } : {}),
    ...(isCounted ? totalHeaders(page) : {}),
    ...(call.searched && page ? partialHeaders(page) : {}),
    ...callerHeaders(context.caller),
  };
  const result = answer(call, event, call.paged ? page?.items : value, headers);
  log('CALL_SERVED', {
    call: event.routeKey,
    status: result.statusCode ?? 0,
    milliseconds: clock.now() - context.started,
  });
  return result;
}
