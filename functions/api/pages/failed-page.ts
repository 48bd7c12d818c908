import { currentCause } from '#functions/platform/cause.ts';
import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { renderPage } from './page-frame.ts';

/**
 * What a visitor reads where a page could not be rendered, with the reference for support; the site's code, which the frame loads,
 * replaces it. Undefined where the site does not give its frame either.
 * @param now milliseconds since 1970
 */
export async function failedPage(now: EpochMs): Promise<string | undefined> {
  const { reference } = currentCause() ?? {};
  const lines = [
    '<h1>This page cannot be shown now</h1>',
    '<p>Load it again in a moment.</p>',
    ...(reference ? [`<p>Reference: ${escapeHtml(reference)}</p>`] : []),
  ];
  const title = `This page cannot be shown now · ${siteName()}`;
  return await renderPage({ title, head: '', content: lines.join('\n') }, now).catch(() => undefined);
}
