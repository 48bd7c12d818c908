import { gatewayReferenceHeader } from '#shared/domain/reference.ts';
import type { ErrorBody, ErrorCode, FieldProblem } from '#shared/errors.ts';
import { isFieldTextId } from '#shared/texts/field-text-id.ts';
import { type RefusedField, readRefusalTexts, refusalTextsHeader } from '#shared/texts/refusal-header.ts';
import { partsOfTextId } from '#shared/texts/text-id.ts';
import { t } from './i18n.ts';
import { refusalText } from './refusal-text.ts';

/** `NETWORK`: no response (offline, time-out, server down). `UNEXPECTED`: a response outside the contract. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNEXPECTED';

/** A failed call. `status` is 0 without a response. `detail` is the server's text in the user's language, or ''. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string;
  /** `message` is a text id or a text; `Field` shows both. */
  readonly fields: readonly FieldProblem[];
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number | null;
  /** The numbers in the server's text, by their names. */
  readonly values: Readonly<Record<string, string>>;
  /** By what support finds the call: the id that the API gave it, or without a response the one that it was sent with. */
  readonly reference: string | null;

  constructor(
    status: number,
    code: ApiErrorCode,
    more: {
      detail?: string;
      fields?: FieldProblem[];
      retryAfter?: number | null;
      values?: Record<string, string>;
      reference?: string | null | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(`${status} ${code}`, { cause: more.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = more.detail ?? '';
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter ?? null;
    this.values = more.values ?? {};
    this.reference = more.reference ?? null;
  }
}

/** Whether the server refused a call itself: it did nothing, and would refuse the same call again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Whether a one-time code was refused: a guess that counts against it. */
export const isWrongCode = (error: unknown): boolean => error instanceof ApiError && error.code === 'INVALID_OTP';

const textOf = (detail: unknown): string => (typeof detail === 'string' ? detail : '');

/** The body's fields, with the texts that the header names. */
const fieldsOf = ({ fields = [] }: Partial<ErrorBody>, texts: readonly RefusedField<string>[]): FieldProblem[] =>
  fields.map(({ path, message }, index) => {
    const named = texts[index];
    return { path, message: named?.path === path ? messageOf(named.text, message) : message };
  });

/** An id that `Field` knows in every language stays an id, so that the message follows a change of the language. */
const messageOf = (id: string, english: string): string => (isFieldTextId(id) ? id : (refusalText(id) ?? english));

/** How long to wait, in the largest unit that says it well. */
const waitText = (seconds: number): string => {
  if (seconds < 100) return t('common.retryIn.seconds', { count: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100
    ? t('common.retryIn.minutes', { count: minutes })
    : t('common.retryIn.hours', { count: Math.ceil(minutes / 60) });
};

/**
 * The text of a refusal. One for too many requests says how long to wait, where the server does; the firewall and the API's
 * gateway send no text of their own.
 */
const detailOf = (text: string, status: number, retryAfter: number | null): string => {
  if (status !== 429) return text;
  if (retryAfter !== null) return `${text || t('common.tooManyRequests')} ${waitText(retryAfter)}`;
  return text || `${t('common.tooManyRequests')} ${t('common.retryIn.soon')}`;
};

/**
 * The error of a refusal; a body that is not the API's own becomes `UNEXPECTED`.
 * @param sent the id that the request was sent with, for a response that did not come from the API's gateway
 */
export const errorFromResponse = (
  status: number,
  headers: Record<string, string>,
  text: string,
  sent?: string,
): ApiError => {
  const reference = headers[gatewayReferenceHeader] ?? sent;
  const seconds = Number(headers['retry-after']);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  try {
    const body = JSON.parse(text) as Partial<ErrorBody>;
    const texts = readRefusalTexts(headers[refusalTextsHeader]);
    return new ApiError(status, body.code ?? 'UNEXPECTED', {
      detail: detailOf(refusalText(texts.detail ?? '') ?? textOf(body.detail), status, retryAfter),
      fields: fieldsOf(body, texts.fields),
      retryAfter,
      reference,
      values: partsOfTextId(texts.detail ?? '').values,
    });
  } catch {
    return new ApiError(status, 'UNEXPECTED', { detail: detailOf('', status, retryAfter), retryAfter, reference });
  }
};

/** The text of a refusal of too many requests, which says how long to wait; undefined for other errors. */
export const tooManyText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 429 ? error.detail : undefined;

/** What is wrong with the first refused field of a call, such as a text that is too long; undefined for other errors. */
export function refusedFieldText(error: unknown): string | undefined {
  const [field] = error instanceof ApiError && error.code === 'INVALID_INPUT' ? error.fields : [];
  return field && (refusalText(field.message) ?? field.message);
}

/** `Reference: …` of a call that failed, for support. A refusal says itself what to do, and has none. */
export const referenceText = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.reference === null) return undefined;
  const isFailure = (error.status === 0 || error.status >= 500) && error.code !== 'SWITCHED_OFF';
  return isFailure ? t('common.reference', { reference: error.reference }) : undefined;
};

/**
 * The server's text for users if it has one, else `fallback` (an already translated text); of a call that failed also its
 * reference, in a second line (`ui/reference.tsx`).
 */
export const errorText = (error: unknown, fallback: string): string => {
  const text = error instanceof ApiError && error.detail ? error.detail : fallback;
  return [text, referenceText(error)].filter((line) => line !== undefined).join('\n');
};

/** Whether a save was refused because what its form showed was changed meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';
