import { expect, test } from 'vitest';
import { scaleIds } from './scale.ts';
import { scalesOf } from './tested-languages.ts';

test('a language offers its own tests first, then the scales of all languages', () => {
  expect(scalesOf('ja')).toEqual(['jlpt', 'cefr', 'actfl', 'ilr']);
  expect(scalesOf('zh-Hant')).toEqual(['hsk', 'cefr', 'actfl', 'ilr']);
  expect(scalesOf('gsg')).toEqual(['cefr', 'actfl', 'ilr']);
});

test('every scale on which a skill can be stated is offered for a language', () => {
  const offered = new Set(['ja', 'zh', 'ko', 'fr', 'de', 'en'].flatMap(scalesOf));
  expect([...offered].toSorted()).toEqual(scaleIds.filter((scale) => scale !== 'interpreter').toSorted());
});
