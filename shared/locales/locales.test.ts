import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';

type Token = string | [name: string, kind?: string, options?: unknown];

const folder = new URL('.', import.meta.url);
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`${language}/screens/${file}`, folder), 'utf8')) as Record<string, string>;

const tokensOf = (message: string): Token[] => {
  const compiled = compileMessageOrThrow(message);
  return typeof compiled === 'string' ? [] : (compiled as Token[]);
};

const isBranching = (kind: string | undefined) => kind === 'plural' || kind === 'select' || kind === 'selectordinal';

/** The values of a message with their kinds, including those in its branches: `count plural`, `date`. */
const valuesOf = (tokens: readonly Token[]): Set<string> => {
  const found = new Set<string>();
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, kind, options] = token;
    if (name === '#') continue;
    found.add(kind ? `${name} ${kind}` : name);
    if (!isBranching(kind)) continue;
    for (const branch of Object.values(options as Record<string, unknown>)) {
      if (Array.isArray(branch)) for (const value of valuesOf(branch as Token[])) found.add(value);
    }
  }
  return found;
};

/** The missing plural categories of a message, of those that its language has for whole numbers. */
const missingPlurals = (language: string, tokens: readonly Token[]): string[] => {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  return tokens.flatMap((token) => {
    if (typeof token === 'string' || token[1] !== 'plural') return [];
    const options = token[2] as Record<string, unknown>;
    const exact = new Set(
      Array.from({ length: 3 }, (_, count) => count)
        .filter((count) => Object.hasOwn(options, `${count}`) || Object.hasOwn(options, `=${count}`))
        .map((count) => rules.select(count)),
    );
    // An exact number covers its category if that has no other number.
    const single = new Set(['zero', 'one', 'two'].filter((category) => exact.has(category as never)));
    return [...needed].filter((category) => !Object.hasOwn(options, category) && !single.has(category));
  });
};

const cataloguesOf = (language: string) =>
  readdirSync(new URL(`${language}/screens`, folder)).filter((file) => file.endsWith('.json'));

const files = cataloguesOf('en');

for (const language of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (language.name === 'en') continue;
  describe(language.name, () => {
    test('has exactly the catalogues of English', () => {
      expect(cataloguesOf(language.name).toSorted()).toEqual([...files, 'refusals.json'].toSorted());
    });

    for (const file of files) {
      test(`${file} has every message of the English one, with the same values`, () => {
        const english = read('en', file);
        const other = read(language.name, file);
        expect(Object.keys(other)).toEqual(Object.keys(english));
        for (const [key, message] of Object.entries(other)) {
          const tokens = tokensOf(message);
          expect(message.trim(), key).not.toBe('');
          expect([...valuesOf(tokens)].toSorted(), key).toEqual([...valuesOf(tokensOf(english[key] ?? ''))].toSorted());
          expect(missingPlurals(language.name, tokens), key).toEqual([]);
        }
      });
    }
  });
}

test('a dot between two facts stays on the line of the first one', () => {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const broken = languages.flatMap(({ name }) =>
    files.flatMap((file) =>
      // The title of the window is never wrapped.
      Object.entries(read(name, file)).filter(([key, message]) => key !== 'common.title' && message.includes(' · ')),
    ),
  );
  expect(broken).toEqual([]);
});
