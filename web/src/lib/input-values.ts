import {
  mapFields,
  type PlainField,
  type PlainFields,
  type PlainValues,
  usualValue,
} from '#shared/domain/plain-fields.ts';

/** The values of inputs: amounts and lists are edited as text. */
type InputValues<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'amount' | 'list' } ? string : PlainValues<Fields>[Name];
};

function inputValue(field: PlainField, value: unknown) {
  if (field.kind === 'amount') return value === null ? '' : String(value);
  return Array.isArray(value) ? value.join(', ') : value;
}

/** What the inputs of plain fields show: an item, or what a new one starts with. Older servers answer fewer fields. */
export const inputValues = <Fields extends PlainFields>(fields: Fields, item: Partial<PlainValues<Fields>> = {}) =>
  mapFields(fields, (field, name) =>
    inputValue(field, item[name as keyof Fields] ?? usualValue(field)),
  ) as InputValues<Fields>;
