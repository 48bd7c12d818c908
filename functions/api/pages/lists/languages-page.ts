import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { languageNames } from '#functions/services/languages/language-names.ts';
import { jobListPath } from '#shared/domain/job-list-address.ts';
import { namerOf } from '#shared/domain/languages/language-name.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Page } from '../parts/page-frame.ts';
import { siteAt, textsIn } from '../parts/page-texts.ts';
import { written } from '../parts/written-text.ts';
import { groupByLanguage, type JobsByLanguage } from './group-jobs.ts';
import { linesOf, newRoom } from './job-rows.ts';
import { feedPath, listPage } from './list-frame.ts';
import { readOpenJobs } from './open-jobs.ts';

/** How many open jobs the index reads: twenty searches. */
export const maxRead = 20_000;

/** Open jobs by language, as the index and the sitemap have them. */
export const readJobsByLanguage = async (now: EpochMs): Promise<JobsByLanguage> =>
  groupByLanguage(await readOpenJobs(now, { max: maxRead }));

interface Section {
  tag: string;
  /** How many open jobs ask for the language. */
  count: number;
  jobs: readonly JobSummary[];
}

/** Every job once, below the rarest of its languages: most jobs also ask for English. */
function sectionsOf({ languages }: JobsByLanguage): Section[] {
  const listed = new Set<number>();
  const sections = languages.toReversed().map(({ tag, jobs }) => {
    const own = jobs.filter(({ id }) => !listed.has(id));
    for (const { id } of own) listed.add(id);
    return { tag, count: jobs.length, jobs: own };
  });
  return sections.reverse();
}

/**
 * The index of all languages with every open job, so that each is two links away from the landing page. Undefined without any
 * open job. Costs what `readOpenJobs` does: twenty searches at most.
 * @param site as in the address, unchecked
 * @throws StoreUnavailable
 */
export async function languagesPage({ site }: { site?: string | undefined }, now: EpochMs): Promise<Page | undefined> {
  const found = await readJobsByLanguage(now);
  const sections = sectionsOf(found);
  if (sections.length + found.others.length === 0) return undefined;
  const texts = textsIn(siteAt(site));
  const { say } = texts;
  const nameOf = namerOf(await languageNames(texts.site));
  const room = newRoom();
  const linkOf = (tag: string, after = '') =>
    `<a href="${jobListPath(texts.site, { tag })}">${written(nameOf(tag))}${after}</a>`;
  const chips = sections.map(
    ({ tag, count }) => `<li>${linkOf(tag, ` <small>${count.toLocaleString(texts.site)}</small>`)}</li>`,
  );
  const lists = sections
    .filter(({ jobs }) => jobs.length > 0)
    .map(({ tag, jobs }) => `<section><h2>${linkOf(tag)}</h2>${linesOf(jobs, room)}</section>`);
  const [title, text] = [say('servedPages.languages.title'), say('servedPages.languages.text')];
  const content = [
    `<h1>${title}</h1>`,
    `<p class="lead">${text}</p>`,
    `<p class="doing"><a href="/jobs">${say('servedPages.search')}</a> <a href="${feedPath()}">${say('servedPages.feed')}</a></p>`,
    `<ul class="chips">${chips.join('')}</ul>`,
    ...lists,
    found.others.length > 0
      ? `<section><h2>${say('servedPages.languages.other')}</h2>${linesOf(found.others, room)}</section>`
      : '',
  ];
  const ids = [...sections.flatMap(({ jobs }) => jobs), ...found.others].map(({ id }) => id);
  return listPage({ texts, list: {}, title, text }, content, ids);
}
