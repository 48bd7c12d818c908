import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { codes } from './codes.ts';

const require = createRequire(import.meta.url);
const { supplemental } = require('cldr-core/supplemental/aliases.json');
const replacements: Readonly<Record<string, { _replacement: string }>> = supplemental.metadata.alias.languageAlias;

/** Where the product decides otherwise than CLDR, or CLDR names no single language. */
const decided = /^(?:sh|hbs|mol?|und.*|sgn-NO|i-default|i-enochian|i-mingo|zh-min|cel-gaulish|sr-ME)$/;

/** CLDR's replacement of a tag, whose language may be replaced itself. */
const replacementOf = (tag: string): string => {
  const replacement = replacements[tag]?._replacement;
  if (replacement) return replacementOf(replacement);
  const [language = '', ...others] = tag.split('-');
  const own = replacements[language]?._replacement;
  return own && others.length > 0 ? [own, ...others].join('-') : tag;
};

test('every code that CLDR replaces is the tag that CLDR says, in every engine of JavaScript', () => {
  const all = Object.keys(replacements).filter((tag) => !decided.test(tag));
  expect(all.length).toBeGreaterThan(450);
  const wrong = all.map((tag) => [tag, canonicalTag(tag), replacementOf(tag)]).filter(([, own, cldr]) => own !== cldr);
  expect(wrong).toEqual([]);
});

test('every code names a tag that is canonical itself', () => {
  const wrong = [...codes].filter(([, tag]) => tag !== null && canonicalTag(tag) !== tag);
  expect(codes.size).toBeGreaterThan(8_000);
  expect(wrong).toEqual([]);
});
