import { packRequirements } from '#functions/data/packed-requirements.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { excerptOf } from '#shared/domain/job-excerpt.ts';

/**
 * The job form's fields as stored, named one by one, so that nothing else of a request is stored.
 * @param before what the form may leave as it is: whether the job is active, and its packed language requirements
 */
export function storedFields(
  body: BodyOf<typeof jobCalls.create>,
  before: { is_active: boolean; language_requirements?: string | undefined },
) {
  const { title, location, language, job_type, experience_level, is_active = before.is_active } = body;
  const { salary_min, salary_max, salary_currency, closing_date } = body;
  const { description, requirements, benefits } = body;
  const status = is_active ? ('active' as const) : ('inactive' as const);
  return {
    summary: {
      title,
      description: excerptOf(description),
      location,
      language,
      language_requirements: changedRequirements(body, before.language_requirements),
      job_type,
      experience_level,
      salary_min,
      salary_max,
      salary_currency,
      status,
      is_active,
      closing_date,
    },
    description,
    requirements,
    benefits,
  };
}

/** Absent requirements leave those of the job, null clears them. */
function changedRequirements({ language_requirements: sent }: BodyOf<typeof jobCalls.create>, before?: string) {
  if (sent === undefined) return before;
  return sent === null ? undefined : packRequirements(sent);
}
