import { setting } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { directionOf, type InterfaceLanguage } from '#shared/locales/languages.ts';

/** A rendered document with its HTTP status. */
export interface RenderedDocument {
  status: 200 | 404 | 410;
  type: 'text/html' | 'text/plain' | 'application/xml' | 'application/atom+xml';
  body: string;
}

/** What a page says besides its frame. All texts are plain; `content` is HTML. */
export interface Page {
  title: string;
  /** The language of the page and of the frame around it. */
  site: InterfaceLanguage;
  /** HTML of further elements of the head. */
  head: string;
  content: string;
}

/** How long a frame is used before it is requested again, in milliseconds: a deployment shows after that. */
const freshMs = 60_000;
/** How long the site may take to answer, in milliseconds. */
const patienceMs = 3_000;

const cached = new Map<InterfaceLanguage, { html: string; readAt: number }>();

/** The file of the site with its frame in a language. */
const fileOf = (site: InterfaceLanguage) => (site === 'en' ? 'page-frame.html' : `page-frame-${site}.html`);

async function fetchFrame(site: InterfaceLanguage): Promise<string> {
  const answer = await fetch(`${setting('SITE_URL')}/${fileOf(site)}`, { signal: AbortSignal.timeout(patienceMs) });
  const html = await answer.text();
  if (!answer.ok || !html.includes('%CONTENT%')) throw new Error(`The site has no frame: status ${answer.status}.`);
  return html;
}

/**
 * The site's frame for pages that are rendered on request, with the addresses of its present code: `%TITLE%`, `%HEAD%`
 * and `%CONTENT%` are replaced by what a page adds. It comes from the site itself and not from this function's bundle, so
 * that a page never names code that is not deployed yet. Cached for a minute; a stale one serves while the site is away, and the
 * English one where an earlier release of the site has no other.
 * @throws Error when the site does not answer and no frame is cached
 */
async function readFrame(site: InterfaceLanguage, now: EpochMs): Promise<string> {
  const known = cached.get(site);
  if (known && now - known.readAt < freshMs) return known.html;
  try {
    const html = await fetchFrame(site);
    cached.set(site, { html, readAt: now });
    return html;
  } catch (error) {
    if (known) return known.html;
    if (site === 'en') throw error;
    return await readFrame('en', now);
  }
}

/** Puts a page into the site's frame; `now` in milliseconds since 1970. Throws like `readFrame`. */
export async function renderPage({ title, site, head, content }: Page, now: EpochMs): Promise<string> {
  const frame = await readFrame(site, now);
  const parts: Record<string, string> = { '%TITLE%': escapeHtml(title), '%HEAD%': head, '%CONTENT%': content };
  const language = `lang="${site}" dir="${directionOf(site)}"`;
  return (
    frame
      .replace(/<html [^<>]*>/, (tag) => tag.replace(/lang="[^"]*" dir="[^"]*"/, language))
      // In one pass: nothing that a user wrote is taken for a placeholder.
      .replace(/%(?:TITLE|HEAD|CONTENT)%/g, (name) => parts[name] ?? '')
  );
}
