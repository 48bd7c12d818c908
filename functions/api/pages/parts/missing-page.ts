import { currentCause } from '#functions/platform/cause.ts';
import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { jobListPath } from '#shared/domain/job-list-address.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { type Page, renderPage } from './page-frame.ts';
import { textsIn } from './page-texts.ts';
import { unlisted } from './written-text.ts';

/** The site's page for an address without a list of jobs, with the way to all lists. */
export function missingList(site: InterfaceLanguage): Page {
  const { say } = textsIn(site);
  const title = say('servedPages.notFound.title');
  const content = [
    `<h1>${title}</h1>`,
    `<p>${say('servedPages.notFound.text')}</p>`,
    `<p><a href="${jobListPath(site)}">${say('servedPages.languages.title')}</a></p>`,
  ];
  return { title: `${title} · ${siteName()}`, site, head: unlisted, content: content.join('\n') };
}

/**
 * What a visitor reads where a page could not be rendered, with the reference for support; the site's code, which the frame loads,
 * replaces it. Undefined where the site does not give its frame either.
 * @param now milliseconds since 1970
 */
export async function failedPage(site: InterfaceLanguage, now: EpochMs): Promise<string | undefined> {
  const { say } = textsIn(site);
  const { reference } = currentCause() ?? {};
  const title = say('servedPages.failed.title');
  const lines = [
    `<h1>${title}</h1>`,
    `<p>${say('servedPages.failed.text')}</p>`,
    ...(reference ? [`<p>${escapeHtml(say('servedPages.failed.reference', { reference }))}</p>`] : []),
  ];
  const page = { title: `${title} · ${siteName()}`, site, head: '', content: lines.join('\n') };
  return await renderPage(page, now).catch(() => undefined);
}
