import type { HttpError } from '#functions/platform/http-error.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { englishText } from '#shared/texts/english-text.ts';

/** The body of a refusal, with its texts in English. */
export function refusalBody({ code, text, detailNames, fields }: HttpError): ErrorBody {
  const detail = englishText(text);
  return {
    detail: detailNames ? `${detailNames}: ${detail}` : detail,
    code,
    ...(fields ? { fields: fields.map((field) => ({ path: field.path, message: englishText(field.text) })) } : {}),
  };
}
