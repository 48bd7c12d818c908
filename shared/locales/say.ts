import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { InterfaceLanguage } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** With lists, for messages whose formats write them. */
export type FormattedValues = Readonly<Record<string, string | number | readonly string[]>>;

type Cases = Readonly<Record<string, readonly Token[]>>;
type Token = string | readonly [name: string, kind?: string, style?: string | Cases];

/** An ICU message, as a file has it, or compiled, as builds contain it (`web/messages-plugin.ts`). */
export type Message = string | readonly Token[];

/** Returns the text of a message with its values. */
export type Say<Key extends string, Given = Values> = (key: Key, values?: Given) => string;

/** How values of a kind are written: `{skills, list, conjunction}` is of the kind `list`, in the style `conjunction`. */
export type Formats = Readonly<Record<string, (value: FormattedValues[string], style: string) => string>>;

/**
 * Says messages without escape sequences: a value is text that people typed, and the browser's library would read `\u003c` in
 * it as a character. Knows the values and the `select` of ICU, and the given formats (unit test `locales`).
 */
const textOf = (tokens: readonly Token[], values: FormattedValues, formats: Formats): string =>
  tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, kind = '', style = ''] = token;
      const value = values[name] ?? '';
      if (typeof style === 'string') return formats[kind]?.(value, style) ?? value;
      const chosen = Object.hasOwn(style, String(value)) ? style[String(value)] : style.other;
      return textOf(chosen ?? [], values, formats);
    })
    .join('');

/** The texts of one file in one language. */
export const sayFrom =
  <Key extends string>(messages: Readonly<Record<Key, Message>>, formats: Formats = {}): Say<Key, FormattedValues> =>
  (key, values = {}) => {
    const message: Message = messages[key];
    const tokens = typeof message === 'string' ? (compileMessage(message) as readonly Token[]) : message;
    return textOf(tokens, values, formats);
  };

/** The texts of a file in each language. English has the keys. */
export const textsFrom =
  <Key extends string>(files: Readonly<Record<InterfaceLanguage, Readonly<Record<Key, Message>>>>) =>
  (language: InterfaceLanguage): Say<Key> =>
    sayFrom(files[language]);
