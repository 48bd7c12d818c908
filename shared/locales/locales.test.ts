import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { errorTable } from '#shared/errors.ts';
import { fieldTexts } from '#shared/texts/field-texts.ts';
import { refusalTexts } from '#shared/texts/refusal-texts.ts';
import { grammarFormats } from './grammar-formats.ts';
import { directionOf, type InterfaceLanguage, interfaceLanguages } from './languages.ts';

type Token = string | [name: string, kind?: string, options?: unknown];
type Texts = Readonly<Record<string, string>>;

const folder = import.meta.dirname;
const filesOf = (language: string) =>
  globSync('**/*', { cwd: join(folder, language) })
    .filter((file) => file.includes('.'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
const read = (language: string, file: string): Texts => JSON.parse(readFileSync(join(folder, language, file), 'utf8'));

/** The English texts of refusals are code: schemas and answers need them. */
const codeTexts = Object.entries(errorTable).map(([code, { detail }]) => [code, detail]);
const refusals = 'screens/refusals.json';
const refusalsInEnglish: Texts = { ...Object.fromEntries(codeTexts), ...refusalTexts, ...fieldTexts };

const files = [...filesOf('en'), refusals].toSorted();
const textFiles = files.filter((file) => file.endsWith('.json'));
const isOfScreens = (file: string) => file.startsWith('screens/');
const matching = 'matching.json';
const inEnglish = new Map(
  textFiles.map((file) => [file, file === refusals ? refusalsInEnglish : read('en', file)] as const),
);

const tokensOf = (message: string): Token[] => {
  const compiled = compileMessageOrThrow(message);
  return typeof compiled === 'string' ? [] : (compiled as Token[]);
};

/** Grammar of one language, as others do not have it: other forms of words and names. */
const wordForm = 'form';
const nameFormats = ['lowercase', 'adjective'];

const isBranching = (kind: string | undefined) => kind === 'plural' || kind === 'select' || kind === 'selectordinal';

/** The values of a message with their kinds, including those in its branches: `count plural`, `date`, `method select email phone other`. */
const valuesOf = (tokens: readonly Token[]): Set<string> => {
  const found = new Set<string>();
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, kind, options] = token;
    if (name === '#' || name === wordForm) continue;
    const branches = isBranching(kind) ? Object.entries(options as Record<string, unknown>) : [];
    const cases = kind === 'select' ? branches.map(([value]) => value).filter((value) => value !== 'offset') : [];
    found.add([name, ...(nameFormats.includes(kind ?? '') ? [] : [kind]), ...cases].filter(Boolean).join(' '));
    for (const [, branch] of branches) {
      if (Array.isArray(branch)) for (const value of valuesOf(branch as Token[])) found.add(value);
    }
  }
  return found;
};

/** The words of a message without its values, and those of each of its branches. */
const wordsOf = (tokens: readonly Token[]): string[] => {
  const branches = tokens.flatMap((token) =>
    typeof token === 'string' || !isBranching(token[1]) ? [] : Object.values(token[2] as Record<string, unknown>),
  );
  const own = tokens.map((token) => (typeof token === 'string' ? token : '')).join('');
  return [own, ...branches.flatMap((branch) => (Array.isArray(branch) ? wordsOf(branch as Token[]) : []))];
};
const saysSentence = (message: string) => wordsOf(tokensOf(message)).some((text) => /\p{L}.* .*\p{L}/u.test(text));

/** Texts of screens that are names, the same in several languages. */
const namesOfScreens = new Set([
  'account.browser.samsung',
  'account.system.windows',
  'auth.mode.master_admin',
  'common.title',
  'portable.export.jsonResume.title',
  'subscriptions.upi.ourId',
]);

/** The missing plural categories of a message, of those that its language has for whole numbers. */
const missingPlurals = (needed: ReadonlySet<string>, rules: Intl.PluralRules, tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => {
    if (typeof token === 'string' || token[1] !== 'plural') return [];
    const options = token[2] as Record<string, unknown>;
    const exact = new Set(
      [0, 1, 2]
        .filter((count) => Object.hasOwn(options, `${count}`) || Object.hasOwn(options, `=${count}`))
        .map((count) => rules.select(count)),
    );
    // An exact number covers its category if that has no other number.
    const single = new Set(['zero', 'one', 'two'].filter((category) => exact.has(category as never)));
    return [...needed].filter((category) => !Object.hasOwn(options, category) && !single.has(category));
  });

const valuesInEnglish = new Map(
  [...inEnglish].map(([file, texts]) => [
    file,
    new Map(Object.entries(texts).map(([key, message]) => [key, [...valuesOf(tokensOf(message))].toSorted()])),
  ]),
);

test('each folder is a language of the site', () => {
  const folders = globSync('*/', { cwd: folder }).map((name) => name.replace(/[\\/]$/, ''));
  expect(folders.toSorted()).toEqual(interfaceLanguages.toSorted());
});

describe.each(interfaceLanguages.filter((language) => language !== 'en'))('%s', (language) => {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));

  test('has exactly the files of English', () => {
    expect(filesOf(language)).toEqual(files);
  });

  test.each(textFiles)('%s has every message of the English one, with the same values', (file) => {
    const other = read(language, file);
    expect(Object.keys(other)).toEqual(Object.keys(inEnglish.get(file) ?? {}));
    for (const [key, message] of Object.entries(other)) {
      const tokens = tokensOf(message);
      expect(message.trim(), key).not.toBe('');
      expect([...valuesOf(tokens)].toSorted(), key).toEqual(valuesInEnglish.get(file)?.get(key));
      expect(missingPlurals(needed, rules, tokens), key).toEqual([]);
    }
  });

  // Languages share names and short words of screens: there, sentences alone are compared, and with English.
  test.each(textFiles.filter((file) => !isOfScreens(file)))('%s has no sentence of another language', (file) => {
    const others = interfaceLanguages
      .filter((each) => each !== language)
      .flatMap((each) => Object.values(read(each, file)));
    expect(Object.values(read(language, file)).filter((text) => saysSentence(text) && others.includes(text))).toEqual(
      [],
    );
  });

  test('no sentence of a screen is left in English', () => {
    const left = textFiles.filter(isOfScreens).flatMap((file) =>
      Object.entries(read(language, file))
        .filter(([key, text]) => saysSentence(text) && text === inEnglish.get(file)?.[key] && !namesOfScreens.has(key))
        .map(([key]) => key),
    );
    expect(left).toEqual([]);
  });

  test('no word for requirements and reasons is left in English', () => {
    const hasWord = (message: string) => wordsOf(tokensOf(message)).some((text) => /\p{L}/u.test(text));
    const inEnglishToo = Object.entries(read(language, matching)).filter(
      ([key, text]) => hasWord(text) && text === inEnglish.get(matching)?.[key],
    );
    expect(inEnglishToo).toEqual([]);
  });
});

describe.each(interfaceLanguages)('%s', (language) => {
  // As people type and search it, and as it compares with other texts.
  test.each(filesOf(language))('%s is in Unicode normal form', (file) => {
    const source = readFileSync(join(folder, language, file), 'utf8');
    const texts = file.endsWith('.json') ? Object.values<string>(JSON.parse(source)) : source.split('\n');
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
  });

  test('texts for requirements and reasons use the formats of grammar, and forms that the code names', () => {
    const formats = ['select', ...Object.keys(grammarFormats(language))];
    const uses = Object.values(read(language, matching))
      .flatMap(tokensOf)
      .filter((token) => typeof token !== 'string');
    expect(uses.filter(([, kind]) => kind !== undefined && !formats.includes(kind))).toEqual([]);
    const styles = uses.filter(([, kind]) => kind === 'list').map(([, , style]) => String(style));
    expect(styles.filter((style) => !/^(?:".+"|(?:con|dis)junction(?: \p{P})?)$/u.test(style))).toEqual([]);
    const forms = uses.filter(([name]) => name === wordForm).map(([, , cases]) => Object.keys(cases ?? {}));
    expect(new Set(forms.flat())).toEqual(new Set(forms.length > 0 ? ['offset', 'requirement', 'other'] : []));
  });
});

test.each(textFiles.filter((file) => !isOfScreens(file) && file !== matching))(
  '%s has only values and choices, as functions say',
  (file) => {
    const kinds = [...(valuesInEnglish.get(file)?.values() ?? [])].flat().map((value) => value.split(' ')[1]);
    expect(kinds.filter((kind) => kind !== undefined && kind !== 'select')).toEqual([]);
  },
);

test('every text of a refusal has a key of its own', () => {
  const tables = [errorTable, refusalTexts, fieldTexts].flatMap((table) => Object.keys(table));
  expect(tables).toEqual(Object.keys(refusalsInEnglish));
  const own = Object.keys({ ...refusalTexts, ...fieldTexts });
  expect(own.filter((key) => !/^[a-z][a-z0-9_]+$/.test(key))).toEqual([]);
});

test('a dot between two facts stays on the line of the first one', () => {
  const broken = interfaceLanguages.flatMap((language) =>
    textFiles
      .filter((file) => isOfScreens(file) && file !== refusals)
      .flatMap((file) =>
        // The title of the window is never wrapped.
        Object.entries(read(language, file)).filter(
          ([key, message]) => key !== 'common.title' && message.includes(' · '),
        ),
      ),
  );
  expect(broken).toEqual([]);
});

test('each language runs in the direction of its script', () => {
  const ofScripts = (tag: string) =>
    ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'].includes(new Intl.Locale(tag).maximize().script ?? '')
      ? 'rtl'
      : 'ltr';
  // Also those that the site may have one day.
  const later = ['ckb', 'dv', 'fa', 'he', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi', 'zh', 'ru', 'pt', 'sw'];
  for (const tag of [...interfaceLanguages, ...later] as InterfaceLanguage[]) {
    expect(directionOf(tag), tag).toBe(ofScripts(tag));
  }
});
