import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorTable } from '#shared/errors.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sourcesIn = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));

/** A text as `inLanguage` looks it up. */
const keyOf = (text: string) => {
  let count = 0;
  return text.replaceAll(/\$\{[^}]*\}|\d+/g, () => `{${count++}}`);
};

const literal = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g;
const literalsOf = (source: string) => [...source.matchAll(literal)].map(([, a, b, c]) => a ?? b ?? c ?? '');

/** What schemas say of a value; the other sentences of a contract describe its calls. */
const isOfValue = (text: string) => /^(?:Please |This |Maximum |(?:Job \w+|Language requirement) is )/.test(text);
const detail = /(?:\bdetail: |invalidField\('\w+', )(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g;

const said = new Set(
  [
    ...Object.values(errorTable).map((entry) => entry.detail),
    ...sourcesIn('shared/contracts/*.ts').flatMap(literalsOf).filter(isOfValue),
    ...sourcesIn('functions/**/*.ts').flatMap((source) =>
      [...source.matchAll(detail)].map(([, a, b, c]) => a ?? b ?? c ?? ''),
    ),
    ...sourcesIn('functions/api/uploads/start-upload.ts').flatMap(literalsOf).filter(isOfValue),
  ].map(keyOf),
);

test.for(['de', 'ar'])('%s has every text of a refusal and of a schema', (language) => {
  const file = new URL(`${language}/answers.json`, import.meta.url);
  const answers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter((text) => !answers[text])).toEqual([]);
  for (const [text, translation] of Object.entries(answers)) {
    const valuesOf = (message: string) => [...new Set(message.match(/\{\d+\}/g))].toSorted();
    expect(valuesOf(translation), text).toEqual(valuesOf(text));
  }
});
