import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { iso6393 } from 'iso-639-3';
import { describe, expect, it } from 'vitest';
import { type NameLocale, nameLocales } from '#shared/domain/language-table.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { resolverOf } from './resolve.ts';

const table = await readTestTable();
const resolve = resolverOf(table);
const named = (tag: string) => table.languages.find((each) => each.tag === tag);

/** The languages with a code of two letters, without Serbo-Croatian and codes that mean another tag. */
const twoLetters =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  );

/** Names of such languages that are another's code too, or that locales give to two languages. */
const unclear: Record<string, readonly string[]> = { ii: ['Yi'], lu: ['Tshiluba'] };

describe('every language with a code of two letters', () => {
  it('is in the table', () => {
    expect(twoLetters.filter((tag) => !named(tag))).toEqual([]);
  });

  it.each(twoLetters)(
    '%s has a name in itself, and is found by it and by its names in the languages of the site',
    (tag) => {
      const { own, names } = named(tag) ?? {};
      const all = [own ?? '', ...Object.values(names ?? {})].filter((name) => !unclear[tag]?.includes(name));
      expect(own).toBeTruthy();
      expect(all.map((name) => [name, resolve(name)])).toEqual(all.map((name) => [name, tag]));
    },
  );
});

describe('a shown name', () => {
  it.each(nameLocales)('in %s resolves to its own language or to none, never to another', (locale) => {
    const wrong = table.languages.filter(({ tag, names }) => ![tag, null].includes(resolve(names[locale])));
    expect(wrong).toEqual([]);
  });

  it('of a language that only ISO 639-3 names resolves to it, to none, or to a language of CLDR', () => {
    expect(table.others.length).toBeGreaterThan(6_000);
    const found = table.others.map(({ tag, name }) => [tag, resolve(name)] as const);
    expect(found.filter(([tag, answer]) => answer !== tag).length / found.length).toBeLessThan(0.05);
    // The rest are names that CLDR gives to another language, or codes of two letters.
    const others = new Set(table.others.map(({ tag }) => tag));
    expect(found.filter(([tag, answer]) => answer !== tag && answer !== null && others.has(answer))).toEqual([]);
  });

  it('in the language itself resolves to its own language or to none, never to another', () => {
    expect(table.languages.filter(({ tag, own }) => own && ![tag, null].includes(resolve(own)))).toEqual([]);
  });

  it('is clear for nearly all languages', () => {
    const unclearOnes = table.languages.filter(({ names }) => resolve(names.en) === null);
    expect(unclearOnes.map(({ tag }) => tag).sort()).toEqual(['asa', 'bkm', 'gaa', 'lld', 'lzz', 'nqo', 'rwk']);
  });
});

describe('resolving', () => {
  it.each([
    ['Japanese', 'ja'],
    ['Japanisch', 'ja'],
    ['اليابانية', 'ja'],
    ['japonais', 'ja'],
    ['japonés', 'ja'],
    ['japones', 'ja'],
    ['JAPANESE', 'ja'],
    ['ＪＡＰＡＮＥＳＥ', 'ja'],
    ['日本語', 'ja'],
    ['japonca', 'ja'],
    ['  Japanese  ', 'ja'],
    ['Japanese language', 'ja'],
    ['idioma japonés', 'ja'],
    ['اللغة اليابانية', 'ja'],
    ['jpn', 'ja'],
    ['ja', 'ja'],
    ['deu', 'de'],
    ['ger', 'de'],
    ['Mandarin', 'zh'],
    ['Mandarin Chinese', 'zh'],
    ['cmn', 'zh'],
    ['普通话', 'zh'],
    ['Cantonese', 'yue'],
    ['廣東話', 'yue'],
    ['广东话', 'yue'],
    ['zh-yue', 'yue'],
    ['Hokkien', 'nan'],
    ['zh-min-nan', 'nan'],
    ['Simplified Chinese', 'zh-Hans'],
    ['繁體中文', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['Farsi', 'fa'],
    ['Persian', 'fa'],
    ['pes', 'fa'],
    ['Dari', 'fa-AF'],
    ['prs', 'fa-AF'],
    ['Tagalog', 'fil'],
    ['Filipino', 'fil'],
    ['tl', 'fil'],
    ['tgl', 'fil'],
    ['Castilian', 'es'],
    ['castellano', 'es'],
    ['Flemish', 'nl-BE'],
    ['Flämisch', 'nl-BE'],
    ['Vlaams', 'nl-BE'],
    ['Moldovan', 'ro-MD'],
    ['mol', 'ro-MD'],
    ['Montenegrin', 'sr-ME'],
    ['cnr', 'sr-ME'],
    ['crnogorski', 'sr-ME'],
    ['Bahasa Indonesia', 'id'],
    ['Bahasa Melayu', 'ms'],
    ['Brazilian Portuguese', 'pt-BR'],
    ['Portuguese (Brazil)', 'pt-BR'],
    ['Portugiesisch (Brasilien)', 'pt-BR'],
    ['português brasileiro', 'pt-BR'],
    ['pt_BR', 'pt-BR'],
    ['European Portuguese', 'pt-PT'],
    ['Twi', 'ak'],
    ['twi', 'ak'],
    ['Fanti', 'ak'],
    ['Norwegian', 'no'],
    ['Bokmål', 'nb'],
    ['nynorsk', 'nn'],
    ['Kurmanji', 'ku'],
    ['Sorani', 'ckb'],
    ['Scottish Gaelic', 'gd'],
    ['Schwyzerdütsch', 'gsw'],
    ['Hochdeutsch', 'de'],
    ['iw', 'he'],
    ['Modern Greek', 'el'],
    ['Panjabi', 'pa'],
    ['Bangla', 'bn'],
    ['American Sign Language', 'ase'],
    ['ASL', 'ase'],
    ['asl', 'ase'],
    ['British Sign Language', 'bfi'],
    ['BSL', 'bfi'],
    ['Deutsche Gebärdensprache', 'gsg'],
    ['DGS', 'gsg'],
    ['Gebärdensprache (Deutschland)', 'gsg'],
    ['ÖGS', 'asq'],
    ['LSF', 'fsl'],
    ['Langue des signes française', 'fsl'],
    ['日本手話', 'jsl'],
    ['Auslan', 'asf'],
    ['Libras', 'bzs'],
    ['Vlaamse Gebarentaal', 'vgt'],
    ['Klingon', 'tlh'],
    ['Chhattisgarhi', 'hne'],
    ['Bhili', 'bhb'],
    ['Garhwali', 'gbm'],
    ['Kumaoni', 'kfy'],
    ['Sylheti', 'syl'],
    ['bhb', 'bhb'],
    ['gbm', 'gbm'],
    ['Haryanvi', 'bgc'],
    ['Bundeli', 'bns'],
    ['Tulu', 'tcy'],
    ['Kodava', 'kfa'],
    ['Buli (Ghana)', 'bwu'],
    ['zh-yue', 'yue'],
    ['ar-arz', 'arz'],
    ['sgn-ase', 'ase'],
    ['日語', 'ja'],
    ['德語', 'de'],
    ['法語', 'fr'],
    ['韓語', 'ko'],
    ['英語', 'en'],
    ['英语', 'en'],
    ['俄語', 'ru'],
    ['俄语', 'ru'],
    ['西語', 'es'],
    ['西班牙語', 'es'],
    ['葡萄牙語', 'pt'],
    ['葡語', 'pt'],
    ['意大利語', 'it'],
    ['義大利語', 'it'],
    ['日文', 'ja'],
    ['德文', 'de'],
    ['法文', 'fr'],
    ['韓文', 'ko'],
    ['粵文', 'yue'],
    ['波斯語', 'fa'],
    ['越南語', 'vi'],
    ['朝鮮語', 'ko'],
    ['조선말', 'ko'],
    ['북경어', 'zh'],
    ['मंदारिन', 'zh'],
    ['स्पैनिश', 'es'],
    ['हिंदी', 'hi'],
    ['अंग्रेजी', 'en'],
    ['Plattdeutsch', 'nds'],
    ['Niederdeutsch', 'nds'],
    ['Weißrussisch', 'be'],
    ['Byelorussian', 'be'],
    ['biélorusse', 'be'],
    ['bielorruso', 'be'],
    ['Suaheli', 'sw'],
    ['Holländisch', 'nl'],
    ['hollandais', 'nl'],
    ['Darija', 'ary'],
    ['Khaleeji', 'afb'],
    ['Iwrit', 'he'],
    ['Azeri', 'az'],
    ['Cambodgien', 'km'],
    ['カンボジア語', 'km'],
    ['Neugriechisch', 'el'],
    ['niemiecki', 'de'],
    ['Duits', 'de'],
    ['독일어', 'de'],
    ['Chinese (Mandarin)', 'zh'],
    ['chino mandarín', 'zh'],
    ['ko', 'ko'],
    ['en', 'en'],
  ])('%s answers %s', (name, tag) => {
    expect(resolve(name)).toBe(tag);
  });

  it.each([
    ['Serbo-Croatian', 'is no single language'],
    ['Serbokroatisch', 'is no single language'],
    ['sh', 'is no single language'],
    ['hbs', 'is no single language'],
    ['Gaelic', 'may be Irish or Scottish'],
    ['Ga', 'is a language, and the code of Irish'],
    ['Yi', 'is a language, and the code of Yiddish'],
    ['mon', 'is the code of Mongolian, and the name of Mon'],
    ['Mon', 'is the code of Mongolian, and the name of Mon'],
    ['ho', 'is the code of Hiri Motu, and the name of Ho'],
    ['Ho', 'is the code of Hiri Motu, and the name of Ho'],
    ['fur', 'is the code of Friulian, and the name of Fur'],
    ['Fur', 'is the code of Friulian, and the name of Fur'],
    ['tha', 'is the code of Thai, and the name of a language of Australia'],
    ['Buli', 'is two languages that only ISO 639-3 names'],
    ['Karen', 'is several languages'],
    ['any', 'is a word, and the code of Anyin'],
    ['the', 'is a word, and the code of a small language'],
    ['Laz', 'is a language, and the code of Aribwatsa'],
    ['N’Ko', 'is a language, and the code of Nkonya'],
    ['ISL', 'is the code of Icelandic, and short for three sign languages'],
    ['LIS', 'is the code of Lisu, and short for Italian Sign Language'],
    ['KSL', 'is short for two sign languages, and a code'],
    ['Ladin', 'is Ladin or Ladino in different locales'],
    ['Tonga', 'is two languages'],
    ['Makua', 'is two languages'],
    ['sign language', 'names no one sign language'],
    ['language', 'names none'],
    ['no language', 'says that there is none, and is not Norwegian'],
    ['In language', 'is no code'],
    ['none', 'says that there is none'],
    ['langue japonaise', 'is an adjective that no locale has'],
    ['Chinese, Mandarin, and more', 'names several'],
    ['German and French', 'names several'],
    ['Multiple languages', 'names several'],
    ['Xyzzy', 'is no name'],
    ['-', 'is no name'],
    ['', 'is empty'],
    ['constructor', 'is a word of the programming language'],
    ['__proto__', 'is a word of the programming language'],
  ])('%s is unknown: it %s', (name) => {
    expect(resolve(name)).toBeNull();
  });

  it('takes every tag of the table that is no word of another language', () => {
    const wrong = table.languages.filter(({ tag }) => ![tag, null].includes(resolve(tag)));
    expect(wrong).toEqual([]);
  });
});

describe('the table', () => {
  it('has every living language of ISO 639-3', () => {
    const tags = new Set([...table.languages, ...table.others].map(({ tag }) => tag));
    const living = iso6393.filter(({ type, scope }) => type === 'living' && scope === 'individual');
    expect(living.length).toBeGreaterThan(6_900);
    const missing = living.filter(({ iso6391, iso6393: code }) => !tags.has(canonicalTag(iso6391 ?? code) ?? ''));
    expect(missing.map(({ iso6393: code }) => code)).toEqual([]);
  });

  it('is small enough to be read beside a function, and its names to be loaded by a browser', async () => {
    expect(readFileSync(process.env.LANGUAGE_TABLE_FILE ?? '').length).toBeLessThan(460_000);
    const sizeOf = (names: object) => gzipSync(JSON.stringify(names)).length;
    const inLocale = (locale: NameLocale) =>
      Object.fromEntries(table.languages.map(({ tag, names }) => [tag, names[locale]]));
    for (const locale of nameLocales) expect(sizeOf(inLocale(locale)), locale).toBeLessThan(10_000);
    expect(sizeOf(Object.fromEntries(table.others.map(({ tag, name }) => [tag, name])))).toBeLessThan(48_000);
  });

  it('has only canonical tags', () => {
    expect(table.languages.map(({ tag }) => tag)).toEqual(
      table.languages.flatMap(({ tag }) => Intl.getCanonicalLocales(tag)),
    );
  });

  it('has each tag once, and each clear term at one language', () => {
    const ambiguous = new Set(table.ambiguous);
    const clear = table.languages.flatMap(({ terms }) => terms.filter((term) => !ambiguous.has(term)));
    expect(new Set(table.languages.map(({ tag }) => tag)).size).toBe(table.languages.length);
    expect(new Set(clear).size).toBe(clear.length);
  });

  it('has no name of CLDR that is made for sorted menus', () => {
    expect(resolve('Chinese, Cantonese')).toBeNull();
    expect(resolve('Sami, Northern')).toBeNull();
  });
});
