import type * as z from 'zod/mini';
import { HttpError } from '#functions/platform/http-error.ts';
import type { RefusedField } from '#shared/texts/refusal-header.ts';
import type { FieldTextId } from '#shared/texts/text-id.ts';

/**
 * The value as the schema makes it: unknown fields are gone, texts trimmed, numbers parsed.
 * @throws HttpError 400 INVALID_INPUT that lists every bad field.
 */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.slice(0, 20).map(refusedField);
  const [first] = fields;
  throw new HttpError('INVALID_INPUT', { ...(first ? { text: first.text } : {}), fields });
}

/** Messages of the contract's schemas are text ids (`shared/contracts/texts.test.ts`). */
const refusedField = (issue: z.core.$ZodIssue): RefusedField<FieldTextId> => ({
  path: issue.path.map(String).join('.'),
  text: issue.message as FieldTextId,
});
