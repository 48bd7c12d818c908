import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { setting, siteName } from '#functions/platform/env.ts';
import { siteLanguage } from '#functions/platform/site-language.ts';
import { languageNames } from '#functions/services/languages/language-names.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import { search } from '#functions/services/search/search-store.ts';
import { absentPart } from '#shared/contracts/documents.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { jobListPath } from '#shared/domain/job-list-address.ts';
import { namerOf } from '#shared/domain/languages/language-name.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { feedPath } from '../lists/list-frame.ts';
import type { RenderedDocument } from '../parts/page-frame.ts';
import { textsIn } from '../parts/page-texts.ts';
import { written } from '../parts/written-text.ts';
import { element, missingXml, xmlDocument, xmlLangOf } from '../parts/xml.ts';

/** How many jobs a feed has. */
const maxEntries = 50;

function entryOf({ id, title, text_language, company_name, location, description, created_at }: JobSummary): string {
  const url = `${setting('SITE_URL')}/jobs/${id}`;
  return element(`entry${xmlLangOf(text_language)}`, [
    element('id', url),
    element('title', written(`${title} · ${company_name}`)),
    `<link href="${written(url)}"/>`,
    element('published', created_at),
    element('updated', created_at),
    element('author', element('name', written(company_name))),
    element('summary', written(`${location}. ${description}`)),
  ]);
}

/**
 * The newest open jobs, or those that ask for a language, as Atom (RFC 4287). They are as the table has them now: nothing with a
 * current index, else 0.5 read units each, 25 at most.
 * @param given tag as in the address, unchecked
 * @throws StoreUnavailable
 */
export async function atomFeed(given: string, now: EpochMs): Promise<RenderedDocument> {
  const tag = given === absentPart ? undefined : canonicalTag(given);
  if (tag === null) return missingXml;
  const languages =
    tag === undefined ? undefined : { conditions: [{ tag }], evidence: 'declared' as const, today: dayOf(now) };
  const query = {
    ...(await jobQuery({}, 'newest', now)),
    languages,
    limit: maxEntries,
    after: undefined,
    counted: 'nothing' as const,
  };
  const { found } = await search(jobIndex, query, now);
  if (tag !== undefined && found.length === 0) return missingXml;
  const { say, site: language } = textsIn(siteLanguage());
  const list = { tag };
  const title =
    tag === undefined
      ? say('servedPages.newest')
      : say('servedPages.language.title', { language: namerOf(await languageNames(language))(tag) });
  const [site, self] = [setting('SITE_URL'), setting('SITE_URL') + feedPath(list)];
  const jobs = found.map(({ summary }) => summary);
  return xmlDocument(
    `feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"`,
    [
      element('id', written(self)),
      element('title', written(`${title} · ${siteName()}`)),
      element('updated', jobs[0]?.created_at ?? toIso(now)),
      `<link rel="self" type="application/atom+xml" href="${written(self)}"/>`,
      `<link rel="alternate" type="text/html" href="${written(site + jobListPath(language, list))}"/>`,
      ...jobs.map(entryOf),
    ],
    'application/atom+xml',
  );
}
