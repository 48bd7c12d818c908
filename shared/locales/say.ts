import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { InterfaceLanguage } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;

type Token = string | readonly [name: string, kind?: string, cases?: Readonly<Record<string, readonly Token[]>>];

/** An ICU message, as a file has it, or compiled, as builds contain it (`web/messages-plugin.ts`). */
export type Message = string | readonly Token[];

/** Returns the text of a message with its values. */
export type Say<Key extends string> = (key: Key, values?: Values) => string;

/**
 * Says messages without escape sequences: a value is text that people typed, and the browser's library would read `\u003c` in
 * it as a character. Knows the values and the `select` of ICU, which are all that these messages use (unit test `locales`).
 */
const textOf = (tokens: readonly Token[], values: Values): string =>
  tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, , cases] = token;
      const value = values[name] ?? '';
      if (!cases) return value;
      const chosen = Object.hasOwn(cases, value) ? cases[value] : cases.other;
      return textOf(chosen ?? [], values);
    })
    .join('');

/** The texts of a file in each language. English has the keys. */
export const textsFrom =
  <Key extends string>(files: Readonly<Record<InterfaceLanguage, Readonly<Record<Key, Message>>>>) =>
  (language: InterfaceLanguage): Say<Key> =>
  (key, values = {}) => {
    const message = files[language][key];
    return textOf(typeof message === 'string' ? (compileMessage(message) as readonly Token[]) : message, values);
  };
