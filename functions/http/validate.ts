import type * as z from 'zod/mini';
import { HttpError } from '#functions/platform/http-error.ts';
import type { FieldProblem } from '#shared/errors.ts';

/**
 * The value as the schema makes it: unknown fields are gone, texts trimmed, numbers parsed.
 * @throws HttpError 400 INVALID_INPUT that lists every bad field.
 */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.slice(0, 20).map(fieldProblem);
  const [first] = fields;
  throw new HttpError('INVALID_INPUT', { ...(first ? { detail: textOf(first) } : {}), fields });
}

const fieldProblem = (issue: z.core.$ZodIssue): FieldProblem => ({
  path: issue.path.map(String).join('.'),
  message: issue.message,
});

const textOf = ({ path, message }: FieldProblem) => (path ? `${path}: ${message}` : message);
