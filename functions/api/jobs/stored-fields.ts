import { packRequirements } from '#functions/data/packed-requirements.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import type { CountryCode } from '#shared/domain/countries.ts';
import { excerptOf } from '#shared/domain/job-excerpt.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { closingFields } from './closing-fields.ts';

/** The fields of the job form. */
type Form = Omit<BodyOf<typeof jobCalls.create>, 'language_requirements'> & {
  language_requirements?: LanguageRequirements | null | undefined;
};

interface Before {
  is_active: boolean;
  closing_zone?: string | undefined;
  language_requirements?: string | undefined;
  country?: CountryCode | undefined;
}

/**
 * The job form's fields as stored, named one by one, so that nothing else of a request is stored.
 * @param before what the form may leave as it is: whether the job is active, the zone of its closing date, its packed
 * language requirements and its country
 */
export function storedFields(body: Form, before: Before) {
  const { title, location, language, job_type, experience_level, is_active = before.is_active } = body;
  const { salary_min, salary_max, salary_currency } = body;
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
      ...closingFields(body, before),
    },
    description,
    requirements,
    benefits,
    country: body.country === undefined ? before.country : (body.country ?? undefined),
  };
}

/** Absent requirements leave those of the job, null clears them. */
function changedRequirements({ language_requirements: sent }: Form, before?: string) {
  if (sent === undefined) return before;
  return sent === null ? undefined : packRequirements(sent);
}
