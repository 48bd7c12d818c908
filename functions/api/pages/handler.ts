import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { answerError } from '#functions/http/answer.ts';
import { causeOfRequest } from '#functions/http/cause-of-request.ts';
import { countForRelease } from '#functions/http/count-failed.ts';
import { requireEdge } from '#functions/http/edge.ts';
import { withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { log } from '#functions/platform/log.ts';
import { siteLanguage } from '#functions/platform/site-language.ts';
import { shownMaxAge } from '#shared/contracts/define.ts';
import { type DocumentName, documentRoutes } from '#shared/contracts/documents.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { jobPage } from './job-page.ts';
import { failedPage, missingList } from './parts/missing-page.ts';
import { type Page, type RenderedDocument, renderPage } from './parts/page-frame.ts';
import { siteAt } from './parts/page-texts.ts';
import { robots, sitemapIndex, sitemapPart } from './sitemap.ts';

type Parts = Readonly<Record<string, string | undefined>>;

interface Rendered {
  render: (parts: Parts, now: EpochMs) => Promise<RenderedDocument>;
  /** Seconds. */
  maxAge: number;
  isPage?: true;
}

/**
 * How long lists and feeds of open jobs are cached, in seconds: with the five that the index needs, a job that closes is gone
 * within a minute.
 */
export const listMaxAge = 30;

/** A page with the lists' code, which the pages of jobs start without. */
async function listOf(page: Page | undefined, parts: Parts, now: EpochMs): Promise<RenderedDocument> {
  const body = await renderPage(page ?? missingList(siteAt(parts.site)), now);
  return { status: page ? 200 : 404, type: 'text/html', body };
}

const renderers: Readonly<Record<DocumentName, Rendered>> = {
  languages: {
    render: async (parts, now) =>
      listOf(await (await import('./lists/languages-page.ts')).languagesPage(parts, now), parts, now),
    maxAge: listMaxAge,
    isPage: true,
  },
  language: {
    render: async (parts, now) =>
      listOf(await (await import('./lists/language-page.ts')).languagePage(parts, now), parts, now),
    maxAge: listMaxAge,
    isPage: true,
  },
  languagePart: {
    render: async (parts, now) =>
      listOf(await (await import('./lists/language-page.ts')).languagePage(parts, now), parts, now),
    maxAge: listMaxAge,
    isPage: true,
  },
  feed: {
    render: async ({ tag = '' }, now) => (await import('./feeds/atom-feed.ts')).atomFeed(tag, now),
    maxAge: listMaxAge,
  },
  jobFeed: {
    render: async ({ after = '' }, now) => (await import('./feeds/job-feed.ts')).jobFeed(after, now),
    maxAge: listMaxAge,
  },
  // As long as a guest's list of jobs: a removed job disappears everywhere within five seconds.
  job: { render: jobPage, maxAge: shownMaxAge, isPage: true },
  jobText: { render: jobPage, maxAge: shownMaxAge, isPage: true },
  robots: { render: robots, maxAge: 60 },
  sitemap: { render: sitemapIndex, maxAge: 60 },
  sitemapPart: { render: ({ part = '' }, now) => sitemapPart(part, now), maxAge: listMaxAge },
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
  const parts = event.pathParameters ?? {};
  try {
    requireEdge(event);
    if (!found) throw new HttpError('NOT_FOUND');
    const { status, type, body } = await found.render(parts, clock.now());
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
    const body =
      isFailure && found?.isPage ? await failedPage(siteAt(parts.site, siteLanguage()), clock.now()) : undefined;
    return body ? { ...refusal, headers: { ...refusal.headers, ...html }, body } : refusal;
  }
}
