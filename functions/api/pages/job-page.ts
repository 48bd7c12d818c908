import { readJob } from '#functions/entities/job/job-store.ts';
import { similarJobs } from '#functions/entities/job/similar-jobs.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { toJob } from '#functions/entities/job/to-job.ts';
import { isOpenJob } from '#functions/entities/job/visibility.ts';
import { setting, siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { siteLanguage } from '#functions/platform/site-language.ts';
import { isKnownAsClosed } from '#functions/policies/closed-job.ts';
import { withNeeds } from '#functions/services/languages/job-needs.ts';
import type { Job } from '#shared/contracts/jobs.ts';
import { zoneWithout } from '#shared/domain/closing-date.ts';
import { excerptOf } from '#shared/domain/job-excerpt.ts';
import { sentenceOf } from '#shared/domain/languages/grammar/requirement-sentence.ts';
import { sayRequirements } from '#shared/domain/languages/grammar/say-requirements.ts';
import { placeText } from '#shared/domain/place-text.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { zoneNameIn } from '#shared/domain/zone-name.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { jobPosting } from './job-posting.ts';
import { alternatesOf, otherTexts, pagesOf, type TextPage } from './job-texts.ts';
import { type Page, type RenderedDocument, renderPage } from './parts/page-frame.ts';
import { frameOf, type PageTexts, siteAt, textsIn } from './parts/page-texts.ts';
import { dataBlock, langOf, meta, unlisted } from './parts/written-text.ts';

type Parts = Readonly<Record<string, string | undefined>>;

/**
 * The page of a job for visitors without the site's code, crawlers and messengers (0.5 read units; 1.5 for a job that is
 * closed). A closed job is 410 with similar jobs, and is not listed; an unknown one is 404, as is one that is hidden or was
 * never public.
 * @param parts of the address, unchecked: `id`, and `site` for the text in that language, or the main one without such a text
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export async function jobPage({ id = '', site }: Parts, now: EpochMs): Promise<RenderedDocument> {
  const found = /^[1-9][0-9]{0,11}$/.test(id) ? await readJob(Number(id)) : undefined;
  const { say, site: shown } = textsIn(siteAt(site, siteLanguage()));
  const missing: Page = {
    title: `${say('servedPages.job.missing')} · ${siteName()}`,
    site: shown,
    head: unlisted,
    content: '',
  };
  if (!found) return html(404, missing, now);
  const { summary, description, texts: further } = found.job;
  const pages = pagesOf({ ...summary, description, texts: further });
  const page = pages.find(({ path }) => path === `/${site}/jobs/${id}`) ?? pages[0];
  const texts = textsIn(frameOf(page.text.language));
  if (isOpenJob(summary, now)) {
    const job = await withNeeds(toJob(found, now, true));
    return html(200, openJob(job, { pages, page, texts, languages: await languagesOf(job, texts.site) }), now);
  }
  if (!(await isKnownAsClosed(found, now))) return html(404, missing, now);
  return html(410, closedJob(summary, page, await similarJobs(summary, now), texts), now);
}

async function html(status: RenderedDocument['status'], page: Page, now: EpochMs): Promise<RenderedDocument> {
  return { status, type: 'text/html', body: await renderPage(page, now) };
}

const companyLink = ({ recruiter_id, company_name }: Job) =>
  `<a href="/recruiter/profile/${recruiter_id}">${escapeHtml(company_name)}</a>`;

/** The language requirements as a sentence; empty without any. Names of languages are read with the first that has some. */
async function languagesOf({ language_requirements }: Job, site: InterfaceLanguage): Promise<string> {
  if (language_requirements.all.length + language_requirements.pairs.length === 0) return '';
  const { matchingTextsIn } = await import('#functions/services/languages/matching-texts.ts');
  const { nameOf, texts } = await matchingTextsIn(site);
  return sayRequirements(sentenceOf(language_requirements), nameOf, texts);
}

/** What a page says of a job besides the job itself. */
interface Shown {
  /** The pages of all its texts, and the one that is shown. */
  pages: readonly TextPage[];
  page: TextPage;
  texts: PageTexts;
  /** Its language requirements as a sentence. */
  languages: string;
}

/** What a job's page says without any code; the site's own screen replaces it. */
function openJob(job: Job, { pages, page, texts, languages }: Shown): Page {
  const place = placeText(job.location, job.country, texts.site);
  const url = setting('SITE_URL') + page.path;
  const { language, title: name, description } = page.text;
  const title = `${name} · ${job.company_name}`;
  const summary = `${languages || job.language} · ${place}. ${excerptOf(description)}`;
  const posting = jobPosting({ ...job, title: name, description }, url, texts, languages);
  const head = [
    meta('name', 'description', summary),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...alternatesOf(pages),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName()),
    meta('property', 'og:title', title),
    meta('property', 'og:description', summary),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${setting('SITE_URL')}/preview.png`),
    meta('name', 'twitter:card', 'summary_large_image'),
    posting ? dataBlock('type="application/ld+json"', posting) : '',
    language ? dataBlock('type="application/ld+json"', webPage(url, language)) : '',
    // The site's own screen shows it immediately, and requests the similar jobs only then.
    dataBlock('type="application/json" id="served-job"', job),
  ];
  const paragraph = (text: string, tag: string | null | undefined) =>
    text && `<p dir="auto"${langOf(tag)}>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const content = [
    `<h1${langOf(language)}>${escapeHtml(name)}</h1>`,
    `<p>${companyLink(job)} · ${escapeHtml([place, job.language].join(' · '))}</p>`,
    languages ? `<p>${escapeHtml(languages)}</p>` : '',
    closingLine(job, texts),
    paragraph(description, language),
    paragraph(job.requirements, job.text_language),
    paragraph(job.benefits, job.text_language),
    otherTexts(pages, page, texts),
  ];
  return { title, site: texts.site, head: head.join('\n    '), content: content.join('\n') };
}

/** States the language of a page to search engines: a `JobPosting` has no property for it. */
const webPage = (url: string, inLanguage: string) => ({
  '@context': 'https://schema.org/',
  '@type': 'WebPage',
  url,
  inLanguage,
});

/** The last day to apply with its zone; empty without one. */
function closingLine({ closing_date, closing_zone = zoneWithout }: Job, { site, say }: PageTexts): string {
  if (closing_date === null) return '';
  const day = new Intl.DateTimeFormat(site, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(closing_date));
  return `<p>${escapeHtml(say('servedPages.job.applyBy', { date: day, zone: zoneNameIn(site, closing_zone) }))}</p>`;
}

function closedJob(
  { company_name }: JobSummary,
  { text: { title, language } }: TextPage,
  similar: readonly JobSummary[],
  { site, say }: PageTexts,
): Page {
  const items = similar.map((job) => {
    const name = escapeHtml(`${job.title} · ${job.company_name}`);
    return `<li><a${langOf(job.text_language)} href="/jobs/${job.id}">${name}</a></li>`;
  });
  const content = [
    `<h1${langOf(language)}>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(company_name)}</p>`,
    `<p>${say('servedPages.job.closed')}</p>`,
    items.length > 0 ? `<h2>${say('servedPages.job.similar')}</h2><ul>${items.join('')}</ul>` : '',
  ];
  return {
    title: `${say('servedPages.job.closedTitle', { title })} · ${company_name}`,
    site,
    head: unlisted,
    content: content.join('\n'),
  };
}
