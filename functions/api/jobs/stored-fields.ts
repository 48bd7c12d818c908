import type * as z from 'zod/mini';
import type { jobBody } from '#shared/contracts/jobs.ts';
import { excerptOf } from '#shared/domain/job-excerpt.ts';

/**
 * The job form's fields as stored, named one by one, so that nothing else of a request is stored.
 * @param activeByDefault whether the job is active when the form does not say
 */
export function storedFields(body: z.output<typeof jobBody>, activeByDefault: boolean) {
  const { title, location, language, job_type, experience_level, is_active = activeByDefault } = body;
  const { salary_min, salary_max, salary_currency, closing_date } = body;
  const { description, requirements, benefits } = body;
  const status = is_active ? ('active' as const) : ('inactive' as const);
  return {
    summary: {
      title,
      description: excerptOf(description),
      location,
      language,
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
