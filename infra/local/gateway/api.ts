import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';
import { gatewayReferenceHeader } from '#shared/domain/reference.ts';
import { errorTable } from '#shared/errors.ts';
import { type Answer, answerOf, gatewayAnswer } from './answer.ts';
import { createEvent, type GatewayRequest, stage } from './event.ts';
import { createRouteTable } from './route-table.ts';

/** Limits of API Gateway (10 MB of body) and Lambda (6 MB of event, base64 included). */
export const maxBodyBytes = 10 * 1024 * 1024;
const maxEventBytes = 6 * 1024 * 1024;

/** Calls the function of a route. Throws what the function throws. */
export type CallFunction<Route> = (route: Route, event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyResultV2>;

const malformed = (): Answer =>
  gatewayAnswer(400, { detail: errorTable.MALFORMED_REQUEST.detail, code: 'MALFORMED_REQUEST' });
const tooLarge = (): Answer => gatewayAnswer(413, { message: 'Request Entity Too Large' });

/**
 * Returns the function that handles requests below `/api` as API Gateway does, with the result of the route's function.
 * An undefined body means that it was larger than `maxBodyBytes`. The function never throws.
 */
export const createApi = <Route extends { routeKey: string }>(routes: readonly Route[], call: CallFunction<Route>) => {
  const findRoute = createRouteTable(routes);
  const answer = async (request: GatewayRequest, body: Buffer): Promise<Answer> => {
    const found = findRoute(request.method, request.url.pathname.slice(`/${stage}`.length));
    if (found === undefined) {
      return gatewayAnswer(404, { message: 'Not Found' });
    }
    const event = createEvent(request, found, body);
    const given = (event.body?.length ?? 0) > maxEventBytes ? tooLarge() : await answerWith(call, found.route, event);
    return { ...given, headers: { ...given.headers, [gatewayReferenceHeader]: event.requestContext.requestId } };
  };
  return async (request: GatewayRequest, body: Buffer | undefined): Promise<Answer> => {
    if (body === undefined) {
      return tooLarge();
    }
    try {
      return await answer(request, body);
    } catch (error) {
      if (error instanceof URIError) {
        return malformed();
      }
      throw error;
    }
  };
};

const answerWith = async <Route extends { routeKey: string }>(
  call: CallFunction<Route>,
  route: Route,
  event: APIGatewayProxyEventV2,
): Promise<Answer> => {
  try {
    return answerOf(await call(route, event));
  } catch (error) {
    console.error(`${route.routeKey} failed:`, error);
    return gatewayAnswer(500, { message: 'Internal Server Error' });
  }
};
