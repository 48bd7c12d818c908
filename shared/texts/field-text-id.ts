import { fieldTexts } from './field-texts.ts';
import { type FieldTextId, fillIn, partsOfTextId } from './text-id.ts';
import { writtenValues } from './text-values.ts';

const templates: Readonly<Record<string, string>> = fieldTexts;

/** Whether a string, such as the message of a schema, is the id of a field's text. */
export const isFieldTextId = (text: string): text is FieldTextId => Object.hasOwn(templates, partsOfTextId(text).key);

/** The English text of such an id. */
export function englishFieldText(id: FieldTextId): string {
  const { key, values } = partsOfTextId(id);
  return fillIn(templates[key] ?? id, writtenValues(values, 'en'));
}
