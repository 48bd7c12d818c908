import { jobFields } from '#shared/domain/job-fields.ts';
import type { PlainField, PlainValues } from '#shared/domain/plain-fields.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { countryName, countryOptions } from '#web/lib/country-names.ts';
import type { t } from '#web/lib/i18n.ts';
import type { ConflictField } from '#web/ui/differences.ts';
import type { Option } from '#web/ui/select.tsx';

/** How the form shows a plain field; which control it is follows from the field's kind. */
interface Input<Value> {
  group: 'basics' | 'texts' | 'terms';
  label: MessageKey;
  hint?: MessageKey;
  /** Takes a whole row. */
  wide?: true;
  /** Lines of a text. */
  rows?: number;
  /** The text of a choice; absent: its value. */
  show?: (value: NonNullable<Value>, translate: typeof t) => string;
  /** What may be chosen, if not all in the order of the field; and the text of no choice. */
  options?: () => readonly Option[];
  none?: MessageKey;
}

/** The fields but the languages and the occupation, whose inputs are their own. */
type Values = Omit<PlainValues<typeof jobFields>, 'language' | 'occupation' | 'text_language'>;
export type InputName = keyof Values;

/** The inputs in the order of the form. */
export const jobInputs: { readonly [Name in InputName]: Input<Values[Name]> } = {
  title: { group: 'basics', label: 'jobPostings.form.title', wide: true },
  location: {
    group: 'basics',
    label: 'jobPostings.form.location',
    hint: 'jobPostings.form.locationHint',
    wide: true,
  },
  country: {
    group: 'basics',
    label: 'jobPostings.form.country',
    hint: 'jobPostings.form.countryHint',
    none: 'jobPostings.form.countryNone',
    options: countryOptions,
    show: countryName,
    wide: true,
  },
  job_type: { group: 'basics', label: 'jobPostings.form.type', show: (type, t) => t(`common.jobType.${type}`) },
  experience_level: {
    group: 'basics',
    label: 'jobPostings.form.level',
    show: (level, t) => t(`common.experience.${level}`),
  },
  requirements: { group: 'texts', label: 'jobPostings.form.requirements', rows: 4 },
  benefits: { group: 'texts', label: 'jobPostings.form.benefits', rows: 3 },
  salary_min: { group: 'terms', label: 'jobPostings.form.salaryMin' },
  salary_max: { group: 'terms', label: 'jobPostings.form.salaryMax' },
  salary_currency: { group: 'terms', label: 'jobPostings.form.currency' },
};

type InputGroup = Input<unknown>['group'];

/** The names of a group's inputs. */
export const inputsOf = (group: InputGroup): InputName[] =>
  (Object.keys(jobInputs) as InputName[]).filter((name) => jobInputs[name].group === group);

/** An input by its name, with the definition of its field. */
export const inputOf = (name: InputName): { field: PlainField; input: Input<never> } => ({
  field: jobFields[name],
  input: jobInputs[name],
});

/** A group's fields as a conflict shows them. */
export const conflictFieldsOf = (group: InputGroup, translate: typeof t): Record<string, ConflictField> =>
  Object.fromEntries(
    inputsOf(group).map((name) => {
      const { label, show } = inputOf(name).input;
      return [name, { label: translate(label), ...(show && { show: (value: never) => show(value, translate) }) }];
    }),
  );
