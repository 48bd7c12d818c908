import { setting } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { type JobText, type ShownText, textFor, textsOf } from '#shared/domain/job-texts.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import type { PageTexts } from './parts/page-texts.ts';
import { langOf, written } from './parts/written-text.ts';

/** A page of a job: one of its texts, and its path. */
export interface TextPage {
  path: string;
  text: ShownText;
}

interface WrittenJob extends Omit<JobText, 'language'> {
  id: number;
  text_language?: string | null | undefined;
  texts?: readonly JobText[] | undefined;
}

/** The pages of a job: the main text's first, and that of each further text for the readers of a language of the site. */
export function pagesOf(job: WrittenJob): [TextPage, ...TextPage[]] {
  const [main] = textsOf(job);
  const further = interfaceLanguages.flatMap((site) => {
    const text = textFor(job, site);
    return text.language === main.language ? [] : [{ path: `/${site}/jobs/${job.id}`, text }];
  });
  return [{ path: `/jobs/${job.id}`, text: main }, ...further];
}

/** Links of the head: the page of each text by its language, and the main one for all other readers. */
export function alternatesOf(pages: readonly TextPage[]): string[] {
  if (pages.length < 2) return [];
  const link = (tag: string, path: string) =>
    `<link rel="alternate" hreflang="${written(tag)}" href="${escapeHtml(setting('SITE_URL') + path)}">`;
  const [main] = pages;
  return [
    ...pages.flatMap(({ path, text: { language } }) => (language ? [link(language, path)] : [])),
    ...(main ? [link('x-default', main.path)] : []),
  ];
}

/** The other texts as links to read; empty without any. */
export function otherTexts(pages: readonly TextPage[], shown: TextPage, { say }: PageTexts): string {
  if (pages.length < 2) return '';
  const links = pages
    .filter((page) => page !== shown)
    .map(
      ({ path, text: { language, title } }) => `<li><a${langOf(language)} href="${path}">${written(title)}</a></li>`,
    );
  return `<nav aria-labelledby="translations"><h2 id="translations">${say('servedPages.translations')}</h2><ul>${links.join('')}</ul></nav>`;
}
