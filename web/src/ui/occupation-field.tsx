import type { Ref } from 'react';
import type { Occupation } from '#shared/domain/occupation-slugs.ts';
import { useOccupationNames, useSuggestedOccupations } from '../lib/occupation-names.ts';
import { Button } from './button.tsx';
import type { FieldTexts } from './field.tsx';
import { Select } from './select.tsx';

/** An occupation's name in the reader's language; nothing until the names are loaded. */
export const OccupationName = ({ occupation }: { occupation: Occupation }) => (
  <span>{useOccupationNames()?.find(({ value }) => value === occupation)?.label}</span>
);

/**
 * A choice of an occupation. Below it are those whose names are in a text beside it, such as the title of a job: it suggests,
 * the person chooses. Takes the `field` of a `Controller` of react-hook-form by spreading.
 */
export const OccupationField = ({
  value,
  onChange,
  text,
  none,
  suggested,
  className,
  ...field
}: FieldTexts & {
  value: Occupation | null;
  onChange: (occupation: Occupation | null) => void;
  onBlur?: () => void;
  name: string;
  ref?: Ref<HTMLSelectElement>;
  /** Where occupations may be named. */
  text: string;
  /** The text of no choice, and the one before suggestions. */
  none: string;
  suggested: string;
}) => {
  const names = useOccupationNames();
  // Until the names are there, the value is an option all the same: a select without it would show another one.
  const options = names ?? (value ? [{ value, label: '…' }] : []);
  return (
    <div className={className}>
      <Select
        {...field}
        optional
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? null)}
        options={[{ value: '', label: none }, ...options]}
      />
      <Suggestions {...{ text, value, onChange }} label={suggested} />
    </div>
  );
};

const Suggestions = ({
  text,
  value,
  onChange,
  label,
}: {
  text: string;
  value: Occupation | null;
  onChange: (occupation: Occupation) => void;
  label: string;
}) => {
  const suggested = useSuggestedOccupations(text);
  // None without its name, which may arrive later.
  const names = useOccupationNames() ?? [];
  const named = suggested.flatMap((each) => names.find((name) => name.value === each && each !== value) ?? []);
  if (named.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <span className="text-sm text-soft">{label}</span>
      {named.map((each) => (
        <Button key={each.value} variant="secondary" size="sm" onClick={() => onChange(each.value)}>
          <span>{each.label}</span>
        </Button>
      ))}
    </div>
  );
};
