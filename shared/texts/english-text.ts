import { type ErrorCode, errorTable } from '../errors.ts';
import { fieldTexts } from './field-texts.ts';
import { refusalTexts } from './refusal-texts.ts';
import { fillIn, partsOfTextId, type TextId } from './text-id.ts';
import { writtenValues } from './text-values.ts';

const templates: Readonly<Record<string, string>> = { ...refusalTexts, ...fieldTexts };

/** The template of a key, or undefined. */
const templateOf = (key: string): string | undefined =>
  Object.hasOwn(errorTable, key) ? errorTable[key as ErrorCode].detail : templates[key];

/** The English text of an id, as the bodies of refusals contain it. */
export function englishText(id: TextId): string {
  const { key, values } = partsOfTextId(id);
  return fillIn(templateOf(key) ?? key, writtenValues(values, 'en'));
}
