import { packRequirements } from '#functions/data/packed-requirements.ts';
import { storedFields } from '#functions/data/plain-fields.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { excerptOf } from '#shared/domain/job-excerpt.ts';
import { listedJobFields, wholeJobFields } from '#shared/domain/job-fields.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { closingFields } from './closing-fields.ts';
import type { StoredJob } from './stored-job.ts';

/** The fields of the job form. */
type Form = Omit<BodyOf<typeof jobCalls.create>, 'language_requirements'> & {
  language_requirements?: LanguageRequirements | null | undefined;
};

/**
 * The job form's fields as stored, and nothing else of a request.
 * @param now from when on a job without a closing date takes applications
 * @param before what the form may leave as it is; absent: it is a new job, which is active unless the form says otherwise
 */
export function storedJobFields(form: Form, now: EpochMs, before?: StoredJob) {
  const { description, is_active = before?.summary.is_active ?? true } = form;
  return {
    summary: {
      ...storedFields(listedJobFields, form, before?.summary),
      description: excerptOf(description),
      language_requirements: changedRequirements(form, before?.summary.language_requirements),
      status: is_active ? ('active' as const) : ('inactive' as const),
      is_active,
      ...closingFields(form, now, before?.summary.closing_zone),
    },
    description,
    texts: changedTexts(form, before?.texts),
    ...storedFields(wholeJobFields, form, before),
  };
}

/** Absent texts leave those of the job, null and an empty list clear them. */
const changedTexts = ({ texts: sent }: Form, before: StoredJob['texts']) =>
  sent === undefined ? before : sent?.length ? sent : undefined;

/** Absent requirements leave those of the job, null clears them. */
function changedRequirements({ language_requirements: sent }: Form, before?: string) {
  if (sent === undefined) return before;
  return sent === null ? undefined : packRequirements(sent);
}
