import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { answerError } from '#functions/http/answer.ts';
import { causeOfRequest } from '#functions/http/cause-of-request.ts';
import { countForRelease } from '#functions/http/count-failed.ts';
import { requireEdge } from '#functions/http/edge.ts';
import { withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { log } from '#functions/platform/log.ts';
import { shownMaxAge } from '#shared/contracts/define.ts';
import { type DocumentName, documentRoutes } from '#shared/contracts/documents.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { failedPage } from './failed-page.ts';
import { jobPage } from './job-page.ts';
import type { RenderedDocument } from './page-frame.ts';
import { robots, sitemapIndex, sitemapPart } from './sitemap.ts';

type Render = (parameters: Readonly<Record<string, string | undefined>>, now: EpochMs) => Promise<RenderedDocument>;

interface Rendered {
  render: Render;
  /** Seconds. */
  maxAge: number;
}

const renderers: Readonly<Record<DocumentName, Rendered>> = {
  // As long as a guest's list of jobs: a removed job disappears everywhere within five seconds.
  job: { render: ({ id = '' }, now) => jobPage(id, now), maxAge: shownMaxAge },
  robots: { render: robots, maxAge: 60 },
  sitemap: { render: sitemapIndex, maxAge: 60 },
  sitemapPart: { render: ({ part = '' }, now) => sitemapPart(part, now), maxAge: 60 },
};

const html = { 'content-type': 'text/html; charset=utf-8' };

const byPath = new Map(
  Object.entries(documentRoutes).map(([name, { path }]): [string, Rendered] => [path, renderers[name as DocumentName]]),
);

/** Renders the documents of `documentRoutes`. It knows no session: everybody gets the same. */
export const handler = (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2> =>
  withCause(causeOfRequest(event), () => countForRelease(context, () => respond(event)));

async function respond(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const found = byPath.get(event.routeKey.replace(/^(?:GET|HEAD) /, ''));
  try {
    requireEdge(event);
    if (!found) throw new HttpError('NOT_FOUND');
    const { status, type, body } = await found.render(event.pathParameters ?? {}, clock.now());
    const cacheControl = `public, max-age=${found.maxAge}`;
    return {
      statusCode: status,
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl },
      body,
    };
  } catch (error) {
    const refusal = await answerError(error);
    log('CALL_REFUSED', { call: event.routeKey, status: refusal.statusCode ?? 0 });
    const isFailure = (refusal.statusCode ?? 0) >= 500;
    const body = isFailure && found?.render === renderers.job.render ? await failedPage(clock.now()) : undefined;
    return body ? { ...refusal, headers: { ...refusal.headers, ...html }, body } : refusal;
  }
}
