import { getLanguage } from './i18n.ts';
import type { Language } from './site-languages.ts';

/**
 * The formatters of a kind by their key, in the current language. Each is created once, because creating a formatter takes a
 * phone about a millisecond, and a list formats hundreds of values.
 */
export const formatters = <Key extends string, Format>(create: (language: Language, key: Key) => Format) => {
  const created = new Map<string, Format>();
  return (key: Key): Format => {
    const language = getLanguage();
    const name = `${language} ${key}`;
    const format = created.get(name) ?? create(language, key);
    created.set(name, format);
    return format;
  };
};
