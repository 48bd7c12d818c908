import type { errorTable } from '../errors.ts';
import type { fieldTexts } from './field-texts.ts';
import type { refusalTexts } from './refusal-texts.ts';

// A text id names a text for people and its values: `text_too_long?max=200`. Schemas, refusals and the browser exchange
// ids; each reader's language has one template for each key (decision 29).

type ErrorTable = typeof errorTable;
type FieldTexts = typeof fieldTexts;
/** Every text of the API in English, by its stable key. The key of an error code's own text is the code. */
export type Texts = { [Code in keyof ErrorTable]: ErrorTable[Code]['detail'] } & typeof refusalTexts & FieldTexts;
export type TextKey = keyof Texts;

declare const textKey: unique symbol;
/** A text's key and values in one string; only `textId` makes one. */
export type TextId<Key extends TextKey = TextKey> = string & { readonly [textKey]: Key };
/** The id of a text that is shown beside a field. */
export type FieldTextId = TextId<keyof FieldTexts>;

type ValueNames<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;
/** The values of a text. They are numbers, so that no id contains what a user wrote. */
export type TextValues<Key extends TextKey> = Record<ValueNames<Texts[Key]>, number>;
type Values<Key extends TextKey> = [ValueNames<Texts[Key]>] extends [never] ? [] : [values: TextValues<Key>];

/** The id of a text with its values: `textId('text_too_long', { max: 200 })`. */
export function textId<Key extends TextKey>(key: Key, ...[values = {} as TextValues<Key>]: Values<Key>): TextId<Key> {
  const pairs = Object.entries(values).map((pair) => pair.join('='));
  return (pairs.length > 0 ? `${key}?${pairs.join('&')}` : key) as TextId<Key>;
}

/** Key and values of a text id. */
export function partsOfTextId(id: string): { key: string; values: Record<string, string> } {
  const [key = '', values] = id.split('?', 2);
  return { key, values: Object.fromEntries(new URLSearchParams(values)) };
}

/** A template with its values: `fillIn('At most {max}.', { max: '7' })`. */
export const fillIn = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
