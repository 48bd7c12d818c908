import { type FormEvent, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type Counts, withCount } from './facets.ts';
import { PlaceField } from './place-field.tsx';
import type { Control, PlainFilter } from './plain-filters.ts';

interface Props {
  filter: PlainFilter & { control: Control };
  value: string;
  counts: Counts | undefined;
  onChange: (value: string) => void;
}

const TextField = ({ filter: { name, control }, value, counts, onChange }: Props) => {
  const t = useT();
  const [typed, setTyped] = useState(value);
  const send = (text = typed) => text.trim() !== value && onChange(text.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const field = { name, label: t(control.label), value: typed, onBlur: () => send() };
  return (
    <form onSubmit={submit}>
      {control.facet === 'place' ? (
        <PlaceField {...field} places={counts} onChange={setTyped} onChoose={send} />
      ) : (
        <TextInput
          {...field}
          type={name === 'keyword' ? 'search' : 'text'}
          placeholder={control.hint && t(control.hint)}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </form>
  );
};

const ChoiceField = ({ filter: { name, text, control }, value, counts, onChange }: Props) => {
  const t = useT();
  return (
    <Select
      name={name}
      label={t(control.label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: control.any ? t(control.any) : '' },
        ...(control.options ?? []).map((each) => ({ value: each, label: withCount(text(each), each, counts) })),
      ]}
    />
  );
};

/** The control of a filter with one value: a choice applies at once, a text with Enter or when it is left. */
export const PlainField = (props: Props) =>
  props.filter.control.options ? <ChoiceField {...props} /> : <TextField key={props.value} {...props} />;
