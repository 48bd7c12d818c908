import type { JobText } from '#shared/domain/job-texts.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { Occupation } from '#shared/domain/occupation-slugs.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { browserName } from '#web/lib/language-text.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import type { ConflictField } from '#web/ui/differences.ts';
import { OccupationName } from '#web/ui/occupation-field.tsx';
import { zoneText } from './closing-fields.tsx';
import { conflictFieldsOf } from './job-inputs.ts';

const Requirements = ({ value }: { value: LanguageRequirements }) => <span>{useRequirementText(value) ?? '–'}</span>;

const ShownTexts = ({ texts }: { texts: readonly JobText[] }) => (
  <ul>
    {texts.map(({ language, title }) => (
      <li key={language}>
        <span>{`${browserName(language)}: `}</span>
        <span lang={language}>{title}</span>
      </li>
    ))}
  </ul>
);

/** The fields of the job form as a conflict shows them. */
export const useConflictFields = (): Record<string, ConflictField> => {
  const t = useT();
  return {
    ...conflictFieldsOf('basics', t),
    occupation: {
      label: t('jobPostings.form.occupation'),
      show: (value: Occupation) => <OccupationName occupation={value} />,
    },
    language: { label: t('jobPostings.form.language') },
    language_requirements: {
      label: t('requirements.title'),
      show: (value: LanguageRequirements) => <Requirements value={value} />,
    },
    text_language: { label: t('jobPostings.form.textLanguage'), show: browserName },
    description: { label: t('jobPostings.form.description') },
    ...conflictFieldsOf('texts', t),
    texts: { label: t('jobPostings.texts.title'), show: (texts: readonly JobText[]) => <ShownTexts texts={texts} /> },
    ...conflictFieldsOf('terms', t),
    closing_date: { label: t('jobPostings.form.closingDate'), show: (day: string) => formatDate(day) },
    closing_zone: { label: t('jobPostings.form.closingZone'), show: zoneText },
    is_active: { label: t('jobPostings.form.isActive') },
    publish_at: {
      label: t('jobPostings.draft.time'),
      show: (clock: string) => formatDate(new Date(clock).toISOString(), 'time'),
    },
  };
};
