import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interfaceLanguages } from './languages.ts';

const web = join(import.meta.dirname, '../../web/src');

/** An element with a name by `t` whose visible text is another text of the catalogue: `aria-label={t('a', …)} … >{t('b')}`. */
const namedElement = /aria-label=\{t\('([^']+)'[^\n]*\n?(?:[^<>]|=>|<[A-Z]\w+[^<>]*\/>)*>\s*\{t\('([^']+)'\)\}/g;

const pairs = globSync('**/*.tsx', { cwd: web }).flatMap((file) =>
  [...readFileSync(join(web, file), 'utf8').matchAll(namedElement)].map(
    ([, name = '', visible = '']) => [name, visible] as const,
  ),
);

const textsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(join(import.meta.dirname, language, 'screens/*.json')).map((file) =>
      JSON.parse(readFileSync(file, 'utf8')),
    ),
  );

// Who speaks to the browser says what can be read (WCAG 2.5.3).
test.each(interfaceLanguages)('the names of buttons contain what can be read on them, in %s', (language) => {
  expect(pairs.length).toBeGreaterThan(15);
  const texts = textsOf(language);
  const without = pairs.filter(([name, visible]) => {
    const [whole, part] = [texts[name] ?? name, texts[visible] ?? visible].map((text) => text.toLowerCase());
    return !whole?.includes(part ?? '');
  });
  expect(without).toEqual([]);
});
