import { type ErrorCode, errorTable } from '#shared/errors.ts';
import type { RefusedField } from '#shared/texts/refusal-header.ts';
import { type FieldTextId, type TextId, textId } from '#shared/texts/text-id.ts';

interface Specifics {
  /** A more specific text than the code's own. */
  text?: TextId;
  fields?: readonly RefusedField[];
  /** Whole seconds after which trying again makes sense (`Retry-After`). */
  retryAfterSeconds?: number;
}

/** A refusal that the caller is meant to see. Everything else thrown becomes 500 or 503 without details. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: TextId;
  readonly fields: readonly RefusedField[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { text = textId(code), fields, retryAfterSeconds }: Specifics = {}) {
    super(text);
    this.name = 'HttpError';
    this.code = code;
    this.status = errorTable[code].status;
    this.text = text;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Refuses input with one bad field, in the same form as the schema's own refusals. */
export const invalidField = (path: string, text: FieldTextId) =>
  new HttpError('INVALID_INPUT', { text, fields: [{ path, text }] });
