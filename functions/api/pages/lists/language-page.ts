import { escapeHtml } from '#functions/platform/html.ts';
import { languageNames } from '#functions/services/languages/language-names.ts';
import { jobListPath, listDimensions } from '#shared/domain/job-list-address.ts';
import { namerOf } from '#shared/domain/languages/language-name.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Page } from '../parts/page-frame.ts';
import { type PageTexts, siteAt, textsIn } from '../parts/page-texts.ts';
import { written } from '../parts/written-text.ts';
import { type JobGroup, labelIn, pagesWithin } from './group-jobs.ts';
import { cardsOf } from './job-rows.ts';
import { feedPath, listPage } from './list-frame.ts';
import { readOpenJobs } from './open-jobs.ts';

/** How many jobs a page names at most: some 1.5 MB of HTML, of the 6 MB that a function may answer. */
export const maxListed = 5_000;

type Parts = Readonly<Record<string, string | undefined>>;

/**
 * The page of the open jobs that ask for a language, or of those of them within a dimension; undefined when there is none, and
 * for fewer than three within a dimension. Costs what `readOpenJobs` does: five searches at most.
 * @param parts of the address, unchecked: `site`, `tag`, and `dimension` with its `value`
 * @throws StoreUnavailable
 */
export async function languagePage(
  { site, tag: given = '', dimension, value }: Parts,
  now: EpochMs,
): Promise<Page | undefined> {
  const tag = canonicalTag(given);
  if (tag === null) return undefined;
  const texts = textsIn(siteAt(site));
  const ofLanguage = await readOpenJobs(now, { tag, max: maxListed });
  const groups = pagesWithin(ofLanguage);
  const group = groups.find((each) => each.dimension === dimension && each.slug === value);
  const jobs = dimension === undefined ? ofLanguage : (group?.jobs ?? []);
  if (jobs.length === 0) return undefined;
  const { say } = texts;
  const language = namerOf(await languageNames(texts.site))(tag);
  const title = group
    ? say('servedPages.language.place', { language, place: await labelIn(texts.site, group) })
    : say('servedPages.language.title', { language });
  const list = { tag, ...(group && { within: group }) };
  const chips = await chipsOf(groups, group, { texts, tag });
  const way = [
    `<a href="${jobListPath(texts.site)}">${say('servedPages.languages.all')}</a>`,
    ...(group ? [`<a href="${jobListPath(texts.site, { tag })}">${written(language)}</a>`] : []),
  ];
  const content = [
    `<nav class="way">${way.join(' <span aria-hidden="true">/</span> ')}</nav>`,
    `<h1>${written(title)}</h1>`,
    `<p class="lead">${say('servedPages.language.text')}</p>`,
    `<p class="doing"><strong>${say('servedPages.count', { count: jobs.length.toLocaleString(texts.site) })}</strong>`,
    `<a href="/jobs?tag=${tag}">${say('servedPages.search')}</a> <a href="${feedPath(list)}">${say('servedPages.feed')}</a></p>`,
    ...chips,
    cardsOf(jobs, texts),
  ];
  const ids = jobs.map(({ id }) => id);
  return listPage({ texts, list, title, text: `${title}. ${say('servedPages.language.text')}` }, content, ids);
}

/** Links to what narrows the list down, each dimension below its heading. */
async function chipsOf(
  groups: readonly JobGroup[],
  current: JobGroup | undefined,
  { texts: { site, say }, tag }: { texts: PageTexts; tag: string },
): Promise<string[]> {
  const chip = async (group: JobGroup) => {
    const mark = group === current ? ' aria-current="page"' : '';
    const path = escapeHtml(jobListPath(site, { tag, within: group }));
    const label = written(await labelIn(site, group));
    return `<li><a href="${path}"${mark}><bdi>${label}</bdi> <small>${group.jobs.length}</small></a></li>`;
  };
  const parts = listDimensions.map(async (dimension) => {
    const chips = await Promise.all(groups.filter((group) => group.dimension === dimension).map(chip));
    if (chips.length === 0) return '';
    return `<h2>${say(`servedPages.by.${dimension}`)}</h2><ul class="chips">${chips.join('')}</ul>`;
  });
  return await Promise.all(parts);
}
