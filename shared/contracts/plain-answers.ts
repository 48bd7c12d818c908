import * as z from 'zod/mini';
import { type AnswerShape, mapFields, type PlainFields, valueSchema } from '../domain/plain-fields.ts';

/** The schemas of fields in an answer. */
export const answerShape = <Fields extends PlainFields>(fields: Fields) =>
  mapFields(fields, (field) => {
    const value = valueSchema(field);
    const answered = field.optional ? z.nullable(value) : value;
    return field.isNew ? z.optional(answered) : answered;
  }) as AnswerShape<Fields>;
