import { HttpError } from '#functions/platform/http-error.ts';
import { textId } from '#shared/texts/text-id.ts';

/** Form fields as an object; a duplicate field is refused, as it is ambiguous. */
export function fieldsOf<Value>(entries: Iterable<[string, Value]>): Record<string, Value> {
  const fields = new Map<string, Value>();
  for (const [name, value] of entries) {
    if (fields.has(name)) throw new HttpError('MALFORMED_REQUEST', { text: textId('form_field_repeated') });
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
