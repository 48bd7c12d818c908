import { setting } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** A rendered document with its HTTP status. */
export interface RenderedDocument {
  status: 200 | 404 | 410;
  type: 'text/html' | 'text/plain' | 'application/xml';
  body: string;
}

/** What a page says besides its frame. All texts are plain; `content` is HTML. */
export interface Page {
  title: string;
  /** HTML of further elements of the head. */
  head: string;
  content: string;
}

/** How long a frame is used before it is requested again, in milliseconds: a deployment shows after that. */
const freshMs = 60_000;
/** How long the site may take to answer, in milliseconds. */
const patienceMs = 3_000;

let cached: { html: string; readAt: number } | undefined;

/**
 * The site's frame for pages that are rendered on request, with the addresses of its present code: `%TITLE%`, `%HEAD%`
 * and `%CONTENT%` are replaced by what a page adds. It comes from the site itself and not from this function's bundle, so
 * that a page never names code that is not deployed yet. Cached for a minute; a stale one serves while the site is away.
 * @throws Error when the site does not answer and no frame is cached
 */
async function readFrame(now: EpochMs): Promise<string> {
  if (cached && now - cached.readAt < freshMs) return cached.html;
  try {
    const answer = await fetch(`${setting('SITE_URL')}/page-frame.html`, { signal: AbortSignal.timeout(patienceMs) });
    const html = await answer.text();
    if (!answer.ok || !html.includes('%CONTENT%')) throw new Error(`The site has no frame: status ${answer.status}.`);
    cached = { html, readAt: now };
  } catch (error) {
    if (!cached) throw error;
  }
  return cached.html;
}

/** Puts a page into the site's frame; `now` in milliseconds since 1970. Throws like `readFrame`. */
export async function renderPage({ title, head, content }: Page, now: EpochMs): Promise<string> {
  const frame = await readFrame(now);
  const parts: Record<string, string> = { '%TITLE%': escapeHtml(title), '%HEAD%': head, '%CONTENT%': content };
  // In one pass: nothing that a user wrote is taken for a placeholder.
  return frame.replace(/%(?:TITLE|HEAD|CONTENT)%/g, (name) => parts[name] ?? '');
}
