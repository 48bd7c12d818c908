import { languageNamesIn } from './cldr.ts';
import { tagOfKey } from './name-votes.ts';

// Chinese has two words for a language, which CLDR does not give together: 德语 and 德文 are both German, 德語 and 德文 in
// traditional characters. People write any of them (Ministry of Education, Taiwan: Revised Mandarin Dictionary, 德語, 法語, 日語).
const endings = ['语', '語', '文'];
const locales = ['zh', 'zh-Hant', 'zh-Hant-HK', 'yue', 'yue-Hans'];

/** The other forms of CLDR's Chinese names, each with the tag of its language. Most exist already, or in no text. */
export const chineseNames = (): (readonly [tag: string, name: string])[] =>
  locales.flatMap((locale) =>
    Object.entries(languageNamesIn(locale)).flatMap(([key, name]) => {
      const tag = tagOfKey(key);
      const stem = name.slice(0, -1);
      if (tag === '' || /-menu\b/.test(key) || stem === '' || !endings.includes(name.slice(-1))) return [];
      return endings.filter((ending) => !name.endsWith(ending)).map((ending) => [tag, stem + ending] as const);
    }),
  );
