import * as z from 'zod/mini';
import {
  mapFields,
  type PlainFields,
  type PlainValues,
  type StoredShape,
  type StoredValues,
  usualValue,
  valueSchema,
} from '#shared/domain/plain-fields.ts';
import { storedTag } from './stored-fields.ts';

// Plain fields in items: an optional one is absent without a value, all others are there.

/** What a form sends: undefined leaves a field as it is, null clears it. */
type Sent<Fields> = { [Name in keyof Fields]?: PlainValues<Fields>[Name] | null | undefined };

/** The schemas of fields in an item. */
export const storedShape = <Fields extends PlainFields>(fields: Fields) =>
  mapFields(fields, (field) => {
    const value = field.kind === 'tag' ? storedTag : valueSchema(field);
    return field.optional ? z.optional(value) : value;
  }) as StoredShape<Fields>;

/** The fields of an item, without its others. */
export const fieldsOf = <Fields extends PlainFields>(fields: Fields, item: StoredValues<Fields>) =>
  mapFields(fields, (_, name) => item[name as keyof StoredValues<Fields>]) as StoredValues<Fields>;

/** The same as answered: null where an optional one has no value. */
export const answeredFields = <Fields extends PlainFields>(fields: Fields, item: StoredValues<Fields>) =>
  mapFields(fields, (field, name) => {
    const value = item[name as keyof StoredValues<Fields>];
    return field.optional ? (value ?? null) : value;
  }) as PlainValues<Fields>;

/**
 * The fields of a form as an item stores them, and nothing else of the form.
 * @param before what a form without a field leaves as it is; a form of a new item has all that are not optional
 */
export const storedFields = <Fields extends PlainFields>(
  fields: Fields,
  form: Sent<Fields>,
  before: Partial<StoredValues<Fields>> = {},
) =>
  mapFields(fields, (field, name) => {
    const sent = form[name as keyof Fields];
    if (sent === undefined) return before[name as keyof StoredValues<Fields>];
    return sent ?? (field.optional ? undefined : usualValue(field));
  }) as StoredValues<Fields>;
