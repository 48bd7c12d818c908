import { formatters } from './formatter.ts';
import { getLanguage } from './i18n.ts';

/** The languages that have a code of two letters (ISO 639-1), and others that people write by hand as often. */
const codes = (
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et ' +
  'eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk ' +
  'kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny ' +
  'oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk ' +
  'tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ' +
  'arz ary bho ceb chr ckb doi fil gsw hak haw hmn hsb kok mai mni nan nds nso pap sat scn yue wuu en-US en-GB fr-CA nl-BE ' +
  'pt-BR pt-PT zh-Hans zh-Hant'
).split(' ');

/** Usual English names besides those of the browser. */
const aliases: readonly (readonly [name: string, tag: string])[] = [
  ['mandarin', 'zh'],
  ['mandarin chinese', 'zh'],
  ['farsi', 'fa'],
  ['tagalog', 'fil'],
  ['castilian', 'es'],
  ['flemish', 'nl-BE'],
  ['punjabi', 'pa'],
  ['bengali', 'bn'],
  ['burmese', 'my'],
];

const browserNames = formatters((language) => new Intl.DisplayNames([language], { type: 'language' }));

/** The browser's name of a language by its tag, in the language of the site. */
export const browserName = (tag: string): string => browserNames('language').of(tag) ?? tag;

let codesByName: ReadonlyMap<string, string> | undefined;

/** The codes by their English names in small letters. */
function listCodes(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  return new Map([...aliases, ...codes.map((code) => [String(english.of(code)).toLowerCase(), code] as const)]);
}

/**
 * The name of a language as profiles and jobs state it, in the language of the site. It is stored as text, in English when
 * it was chosen from the suggestions; a text that names no such language stays as it is, each of a list by itself.
 */
export function languageText(text: string): string {
  if (getLanguage() === 'en') return text;
  // Listed with the first name, in half a millisecond.
  codesByName ??= listCodes();
  const names = codesByName;
  const shown = text
    .split(/([,;/])/)
    .map((part) => {
      const name = part.trim();
      const code = names.get(name.toLowerCase());
      return code === undefined ? part : part.replace(name, () => browserName(code));
    })
    .join('');
  return shown === text ? text : shown.trim();
}
