import type { ChangeEvent } from 'react';
import type { PlainField } from '#shared/domain/plain-fields.ts';
import { useT } from '#web/lib/i18n.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { JobFormState } from './job-form-values.ts';
import { type InputName, inputOf } from './job-inputs.ts';

/** Whether the input may be empty: a choice with a usual value has no empty option. */
const isOptional = (field: PlainField): boolean =>
  field.optional || (field.kind !== 'choice' && !('missing' in field && field.missing));

/** The input of one of the form's plain fields, by the field's kind. */
export const PlainInput = ({
  name,
  form: { register, formState },
  onChange,
}: {
  name: InputName;
  form: JobFormState;
  /** Of an amount. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}) => {
  const t = useT();
  const { field, input } = inputOf(name);
  const { label, hint, wide, rows, show, options, none } = input;
  const texts = {
    label: t(label),
    hint: hint && t(hint),
    optional: isOptional(field),
    className: wide && 'sm:col-span-2',
    error: formState.errors[name]?.message,
  };
  if (field.kind === 'choice') {
    const choices = options?.() ?? field.of.map((value) => ({ value, label: show ? show(value as never, t) : value }));
    return (
      <Select
        {...texts}
        options={none ? [{ value: '', label: t(none) }, ...choices] : choices}
        {...register(name, field.optional && { setValueAs: (value: string | null) => value || null })}
      />
    );
  }
  if (field.kind === 'amount') return <NumberField {...texts} {...register(name, onChange && { onChange })} />;
  if (field.kind === 'paragraphs') {
    return <TextArea {...texts} {...(rows && { rows })} limit={field.max} {...register(name)} />;
  }
  return <TextInput {...texts} {...register(name)} />;
};
