import type { ExperienceLevel, JobType } from '#shared/domain/job-terms.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { countryName } from '#web/lib/country-names.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import type { ConflictField } from '#web/ui/differences.ts';
import { zoneText } from './closing-fields.tsx';

const Requirements = ({ value }: { value: LanguageRequirements }) => <span>{useRequirementText(value) ?? '–'}</span>;

/** The fields of the job form as a conflict shows them. */
export const useConflictFields = (): Record<string, ConflictField> => {
  const t = useT();
  return {
    title: { label: t('jobPostings.form.title') },
    location: { label: t('jobPostings.form.location') },
    country: { label: t('jobPostings.form.country'), show: countryName },
    job_type: { label: t('jobPostings.form.type'), show: (type: JobType) => t(`common.jobType.${type}`) },
    experience_level: {
      label: t('jobPostings.form.level'),
      show: (level: ExperienceLevel) => t(`common.experience.${level}`),
    },
    language: { label: t('jobPostings.form.language') },
    language_requirements: {
      label: t('requirements.title'),
      show: (value: LanguageRequirements) => <Requirements value={value} />,
    },
    description: { label: t('jobPostings.form.description') },
    requirements: { label: t('jobPostings.form.requirements') },
    benefits: { label: t('jobPostings.form.benefits') },
    salary_min: { label: t('jobPostings.form.salaryMin') },
    salary_max: { label: t('jobPostings.form.salaryMax') },
    salary_currency: { label: t('jobPostings.form.currency') },
    closing_date: { label: t('jobPostings.form.closingDate'), show: (day: string) => formatDate(day) },
    closing_zone: { label: t('jobPostings.form.closingZone'), show: zoneText },
    is_active: { label: t('jobPostings.form.isActive') },
  };
};
