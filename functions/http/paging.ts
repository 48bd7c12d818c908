import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Page, PageKey } from '#functions/data/page.ts';
import { openCursor, sealCursor } from '#functions/data/page.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { partialHeader, type Total, totalHeader, writeTotal } from '#shared/contracts/list-headers.ts';

/** What a cursor is bound to: the call, its path and filters, and the caller. */
function binding(event: APIGatewayProxyEventV2, caller: Caller | undefined): string {
  const { cursor: _, limit: __, ...filters } = event.queryStringParameters ?? {};
  const who = caller ? `${caller.kind}.${caller.id}` : 'guest';
  return JSON.stringify([event.routeKey, event.pathParameters ?? {}, Object.entries(filters).sort(), who]);
}

/**
 * Where the requested page starts, or undefined for the first.
 * @throws HttpError 400 when the cursor was tampered with or made for something else.
 */
export function pageStart(
  event: APIGatewayProxyEventV2,
  caller: Caller | undefined,
  cursor: string | undefined,
): PageKey | undefined {
  if (cursor === undefined) return undefined;
  const start = openCursor(cursor, binding(event, caller));
  if (!start) throw new HttpError('INVALID_CURSOR');
  return start;
}

/** The `Link` header that leads to the next page (RFC 8288), or undefined on the last. */
export function nextLink(
  event: APIGatewayProxyEventV2,
  caller: Caller | undefined,
  next: PageKey | undefined,
): string | undefined {
  if (!next) return undefined;
  const query = new URLSearchParams(event.rawQueryString);
  query.set('cursor', sealCursor(next, binding(event, caller)));
  return `<${event.rawPath}?${query}>; rel="next"`;
}

/** The header with the total of a counted list's first page. Without another source it is what the page shows. */
export function totalHeaders(page: Page<unknown>): Record<string, string> {
  const count = page.items.length;
  const own: Total = { count, isExact: page.next === undefined };
  const total = own.isExact || (page.total?.count ?? 0) <= count ? own : (page.total ?? own);
  return { [totalHeader]: writeTotal(total) };
}

/** The header of a searched list's page that may lack something. */
export const partialHeaders = ({ isPartial }: Page<unknown>): Record<string, string> =>
  isPartial ? { [partialHeader]: 'true' } : {};
