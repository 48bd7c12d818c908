import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { type ListDimension, listDimensions, slugOf } from '#shared/domain/job-list-address.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { type Occupation, occupationSlugs } from '#shared/domain/occupation-slugs.ts';
import { namesOf } from '#shared/domain/occupations/name-index.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

/** Open jobs that share a value of a dimension. */
export interface JobGroup {
  dimension: ListDimension;
  /** As in the address. */
  slug: string;
  /** As most of its jobs write it; an occupation by its slug (`labelIn`). */
  label: string;
  jobs: readonly JobSummary[];
}

/** With fewer jobs a group has no page of its own. */
const fewest = 3;

/** What each dimension says of a job. */
const labelsOf: Readonly<Record<ListDimension, (job: JobSummary) => readonly string[]>> = {
  occupation: ({ occupation }) => (occupation ? [occupation] : []),
  place: ({ location }) => [location],
};

const isOccupation = (text: string): text is Occupation => occupationSlugs.some((slug) => slug === text);

/** What readers of a language of the site call a group. The names of occupations are loaded with the first one. */
export async function labelIn(site: InterfaceLanguage, { dimension, label }: JobGroup): Promise<string> {
  if (dimension !== 'occupation' || !isOccupation(label)) return label;
  const { allNames } = await import('#shared/domain/occupations/all-names.ts');
  return namesOf(allNames[site][label])[0] ?? label;
}

interface SlugGroup {
  jobs: JobSummary[];
  /** How often each spelling occurs. */
  labels: Map<string, number>;
}

function groupsOf(dimension: ListDimension, jobs: readonly JobSummary[]): JobGroup[] {
  const bySlug = new Map<string, SlugGroup>();
  for (const job of jobs) {
    for (const label of labelsOf[dimension](job)) {
      const group: SlugGroup = bySlug.get(slugOf(label)) ?? { jobs: [], labels: new Map<string, number>() };
      bySlug.set(slugOf(label), group);
      if (group.jobs.at(-1) !== job) group.jobs.push(job);
      group.labels.set(label, (group.labels.get(label) ?? 0) + 1);
    }
  }
  return [...bySlug]
    .filter(([slug, group]) => slug !== '' && group.jobs.length >= fewest)
    .map(([slug, group]) => ({ dimension, slug, label: usualLabel(group.labels), jobs: group.jobs }))
    .sort((left, right) => right.jobs.length - left.jobs.length || (left.slug < right.slug ? -1 : 1));
}

const usualLabel = (labels: ReadonlyMap<string, number>): string =>
  [...labels].reduce((best, each) => (each[1] > best[1] ? each : best))[0];

/** The groups of a list that have pages of their own, the largest of each dimension first. */
export const pagesWithin = (jobs: readonly JobSummary[]): JobGroup[] =>
  listDimensions.flatMap((dimension) => groupsOf(dimension, jobs));

/** Jobs by the languages that they ask for, without what narrows these, most jobs first. */
export interface JobsByLanguage {
  languages: { tag: string; jobs: readonly JobSummary[] }[];
  /** Jobs whose language is not known. */
  others: readonly JobSummary[];
}

export async function groupByLanguage(jobs: readonly JobSummary[]): Promise<JobsByLanguage> {
  const { tagsOfJob } = await import('#functions/services/search/job-entries.ts');
  const groups = new Map<string, JobSummary[]>();
  const others: JobSummary[] = [];
  for (const job of jobs) {
    const tags = new Set((await tagsOfJob(job)).map(languageOf));
    for (const tag of tags) {
      const group = groups.get(tag) ?? [];
      groups.set(tag, group);
      group.push(job);
    }
    if (tags.size === 0) others.push(job);
  }
  const languages = [...groups].map(([tag, ofTag]) => ({ tag, jobs: ofTag }));
  languages.sort((left, right) => right.jobs.length - left.jobs.length || (left.tag < right.tag ? -1 : 1));
  return { languages, others };
}
