import type * as z from 'zod/mini';
import { HttpError } from '#functions/platform/http-error.ts';
import type { RefusedField } from '#shared/texts/refusal-header.ts';
import type { FieldTextId } from '#shared/texts/text-id.ts';

/**
 * The value as the schema makes it: unknown fields are gone, texts trimmed, numbers parsed.
 * @throws HttpError 400 INVALID_INPUT that lists every bad field.
 */
export const validate = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> =>
  accepted(schema.safeParse(value));

/** The same for a body: some fields load what they are checked with, as telephone numbers do. */
export const validateBody = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Promise<z.output<Schema>> => accepted(await schema.safeParseAsync(value));

function accepted<Data>(result: z.core.util.SafeParseResult<Data>): Data {
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
