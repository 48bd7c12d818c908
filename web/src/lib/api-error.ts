import type { ErrorBody, ErrorCode, FieldProblem } from '#shared/errors.ts';
import { inLanguage } from './i18n.ts';

/** `NETWORK`: no answer came (offline, time-out, server down). `UNEXPECTED`: an answer that the contract does not know. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNEXPECTED';

/** A call that did not succeed. `status` is 0 without an answer. `detail` is the server's text for people in their language, or ''. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string;
  readonly fields: readonly FieldProblem[];
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: ApiErrorCode,
    more: { detail?: string; fields?: FieldProblem[]; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(`${status} ${code}`, { cause: more.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = more.detail ?? '';
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter ?? null;
  }
}

/** The error of a refused answer; a body that is not the API's own becomes `UNEXPECTED`. */
export const errorFromResponse = (status: number, headers: Record<string, string>, text: string): ApiError => {
  const seconds = Number(headers['retry-after']);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  try {
    const body = JSON.parse(text) as Partial<ErrorBody>;
    return new ApiError(status, body.code ?? 'UNEXPECTED', {
      detail: typeof body.detail === 'string' ? inLanguage(body.detail) : '',
      fields: body.fields ?? [],
      retryAfter,
    });
  } catch {
    return new ApiError(status, 'UNEXPECTED', { retryAfter });
  }
};

/** The server's text for people when there is one, else `fallback` (an already translated text). */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.detail ? error.detail : fallback;
