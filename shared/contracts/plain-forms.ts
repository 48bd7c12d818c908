import * as z from 'zod/mini';
import {
  type ChangeShape,
  type FormShape,
  mapFields,
  type PlainField,
  type SentShape,
} from '../domain/plain-fields.ts';
import type { fieldTexts } from '../texts/field-texts.ts';
import { type FieldTextId, textId } from '../texts/text-id.ts';
import { numberOf, numberTextOrNull } from './amounts.ts';
import { line, paragraphs, required, tags, title } from './fields.ts';
import { languageTag } from './language-tag.ts';

/** Plain fields whose refusals are texts beside a field. */
type Fields = Readonly<Record<string, PlainField & { missing?: keyof typeof fieldTexts }>>;

const notAmount = textId('salary_not_whole');
const amount = z
  .int(notAmount)
  .check(z.minimum(0, textId('salary_negative')), z.maximum(999_999_999, textId('salary_too_large')));

/** A whole amount of money, as JSON number or form text; empty text is null. A currency in the text is not read. */
const money = z.pipe(
  z.pipe(
    numberTextOrNull(notAmount),
    z.transform((value) =>
      value === null || (typeof value === 'string' && value.trim() === '') ? null : numberOf(value),
    ),
  ),
  z.nullable(amount),
);

/** The schema of a field that is sent. */
function sentSchema(field: PlainField): z.ZodMiniType {
  if (field.kind === 'choice') return z.enum(field.of);
  if (field.kind === 'amount') return money;
  if (field.kind === 'tag') return languageTag;
  if (field.kind === 'list') return tags(field.max, field.longest);
  // A key of a text without values is its id; `Fields` has such keys only.
  const missing = field.missing as FieldTextId | undefined;
  if (field.kind === 'title') return title(field.max, field.missing as FieldTextId);
  const text = field.kind === 'paragraphs' ? paragraphs(field.max) : line(field.max);
  return missing ? required(text, missing) : text;
}

const emptyToNull = z.transform((value: unknown) => (value === '' ? null : value));

/** The same, where an optional field may have no value. */
function valueOrNone(field: PlainField): z.ZodMiniType {
  const sent = sentSchema(field);
  return field.optional ? z.optional(z.nullable(z.pipe(emptyToNull, z.nullable(sent)))) : sent;
}

function formSchema(field: PlainField): z.ZodMiniType {
  const sent = valueOrNone(field);
  return field.optional || field.usual === undefined ? sent : z._default(sent, field.usual);
}

/** The schemas of fields that are sent. */
export const sentShape = <Table extends Fields>(fields: Table) => mapFields(fields, valueOrNone) as SentShape<Table>;

/** The schemas of fields in a form that sends what changes; null, which only JSON can carry, clears one. */
export const changeShape = <Table extends Fields>(fields: Table) =>
  mapFields(fields, (field) => z.optional(z.nullable(valueOrNone(field)))) as ChangeShape<Table>;

/** The schemas of fields in a form: `{ title, job_type, ... }`. */
export const formShape = <Table extends Fields>(fields: Table) => mapFields(fields, formSchema) as FormShape<Table>;
