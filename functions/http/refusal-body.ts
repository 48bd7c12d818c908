import type { HttpError } from '#functions/platform/http-error.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { englishText } from '#shared/texts/english-text.ts';

/** The body of a refusal, with its texts in English. Its detail is for people: only `fields` names fields. */
export function refusalBody({ code, text, fields }: HttpError): ErrorBody {
  return {
    detail: englishText(text),
    code,
    ...(fields ? { fields: fields.map((field) => ({ path: field.path, message: englishText(field.text) })) } : {}),
  };
}
