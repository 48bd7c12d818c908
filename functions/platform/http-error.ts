import { type ErrorBody, type ErrorCode, errorTable, type FieldProblem } from '#shared/errors.ts';

interface Specifics {
  /** A more specific text than the table's. */
  detail?: string;
  fields?: FieldProblem[];
  /** Whole seconds after which trying again makes sense (`Retry-After`). */
  retryAfterSeconds?: number;
}

/** A refusal that the caller is meant to see. Everything else thrown becomes 500 or 503 without details. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly body: ErrorBody;

  constructor(code: ErrorCode, specifics: Specifics = {}) {
    const detail = specifics.detail ?? errorTable[code].detail;
    super(detail);
    this.name = 'HttpError';
    this.code = code;
    this.status = errorTable[code].status;
    this.retryAfterSeconds = specifics.retryAfterSeconds;
    this.body = { detail, code, ...(specifics.fields ? { fields: specifics.fields } : {}) };
  }
}

/** Refuses input with one bad field, in the same form as the schema's own refusals. */
export const invalidField = (path: string, message: string) =>
  new HttpError('INVALID_INPUT', { detail: message, fields: [{ path, message }] });
