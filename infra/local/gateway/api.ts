import type { IncomingMessage } from 'node:http';
import { allCalls } from '#shared/contracts/index.ts';
import { errorTable } from '#shared/errors.ts';
import { type Answer, answerOf, gatewayAnswer } from './answer.ts';
import { createEvent, stage } from './event.ts';
import { invoke } from './invoke.ts';
import { readBody } from './read-body.ts';
import { createRouteTable, type MatchedRoute } from './route-table.ts';

/** API Gateway takes 10 MB of body, and Lambda 6 MB of event, base64 included. */
const maxBodyBytes = 10 * 1024 * 1024;
const maxEventBytes = 6 * 1024 * 1024;

const findRoute = createRouteTable(allCalls);

const malformed = (): Answer =>
  gatewayAnswer(400, { detail: errorTable.MALFORMED_REQUEST.detail, code: 'MALFORMED_REQUEST' });
const tooLarge = (): Answer => gatewayAnswer(413, { message: 'Request Entity Too Large' });

/** Answers a request below `/api` by calling the function of its route, as API Gateway does. Never throws. */
export const answerApi = async (request: IncomingMessage, url: URL, originSecret: string): Promise<Answer> => {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) {
    return tooLarge();
  }
  try {
    const route = findRoute(request.method ?? 'GET', url.pathname.slice(`/${stage}`.length));
    return route === undefined
      ? gatewayAnswer(404, { message: 'Not Found' })
      : await callFunction(request, url, route, body, originSecret);
  } catch (error) {
    if (error instanceof URIError) {
      return malformed();
    }
    throw error;
  }
};

const callFunction = async (
  request: IncomingMessage,
  url: URL,
  route: MatchedRoute,
  body: Buffer,
  originSecret: string,
): Promise<Answer> => {
  const event = createEvent(request, url, route, body, originSecret);
  if ((event.body?.length ?? 0) > maxEventBytes) {
    return tooLarge();
  }
  try {
    return answerOf(await invoke(route.call.domain, event));
  } catch (error) {
    console.error(`${route.call.operation} failed:`, error);
    return gatewayAnswer(500, { message: 'Internal Server Error' });
  }
};
