import type { ShownRequirements } from '#shared/contracts/language-answers.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';

/** A job's language as text, and its requirements, which say more where there are any. */
interface Stated<Requirements> {
  language: string;
  language_requirements: Requirements;
}

const hasAny = ({ all, pairs }: LanguageRequirements): boolean => all.length + pairs.length > 0;

/** What a text requires that names languages: each of them, at any level. */
async function needsOfText(language: string): Promise<ShownRequirements> {
  if (language.trim() === '') return { all: [], pairs: [] };
  // The table of names is large: jobs with requirements do without.
  const { textTags } = await import('./text-tags.ts');
  const [tags = []] = await textTags([language]);
  return { all: tags.map((tag) => ({ need: 'must', any: [{ tag, min: {} }] })), pairs: [] };
}

/** What a job requires: what its language means as text counts where it has no requirements. */
export const needsOf = async <Requirements extends LanguageRequirements>({
  language,
  language_requirements,
}: Stated<Requirements>): Promise<Requirements | ShownRequirements> =>
  hasAny(language_requirements) ? language_requirements : needsOfText(language);

/** An answered job; one that requires a language by its text alone with what that means. */
export async function withNeeds<Job extends Stated<ShownRequirements>>(
  job: Job,
): Promise<Job & { language_needs?: ShownRequirements }> {
  const needs = await needsOf(job);
  return needs === job.language_requirements || !hasAny(needs) ? job : { ...job, language_needs: needs };
}

/** Answered jobs with what they need. */
export const allWithNeeds = <Job extends Stated<ShownRequirements>>(jobs: readonly Job[]) =>
  Promise.all(jobs.map((job) => withNeeds(job)));
