import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import type { Language } from '#web/lib/site-languages.ts';
import { portal } from './portal.ts';

const readMessages = (language: Language): Record<string, string> => {
  const folder = join(portal.root, 'shared/locales', language, 'screens');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return Object.assign({}, ...files);
};

/** The texts of the site in one language. */
export interface Texts {
  language: Language;
  /** The text of a message with its values. */
  t: (key: MessageKey, values?: Record<string, string | number>) => string;
  /** Matches the text of a message with any values. */
  like: (key: MessageKey) => RegExp;
  /** Matches a text that begins with a message, as the label of an optional field does. */
  beginning: (key: MessageKey) => RegExp;
}

/** A pattern of a text: names of buttons have plain spaces, also where the text has others, as before a French colon. */
const patternOf = (text: string): string => RegExp.escape(text).replaceAll(/\\x20|\\xa0|\\u202f/g, '\\s');

/** Reads the texts of the site in a language, so that journeys find what they use by the keys of the catalogue. */
export const textsOf = (language: Language): Texts => {
  const messages = readMessages(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const t: Texts['t'] = (key, values) => i18n._(key, values);
  const like: Texts['like'] = (key) => {
    const parts = [compileMessageOrThrow(messages[key] ?? key)].flat();
    return new RegExp(`^${parts.map((part) => (typeof part === 'string' ? patternOf(part) : '.+')).join('')}$`);
  };
  return { language, t, like, beginning: (key) => new RegExp(`^${patternOf(t(key))}`) };
};
