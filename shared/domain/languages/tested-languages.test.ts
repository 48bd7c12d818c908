import { expect, test } from 'vitest';
import { cefr, claim, matchOne, point, row } from './fixtures.ts';
import { type ScaleId, scaleIds } from './scale.ts';
import { isTestOf, scalesOf } from './tested-languages.ts';

test('a language offers its own tests first, then the scales of all languages', () => {
  expect(scalesOf('ja')).toEqual(['jlpt', 'cefr', 'actfl', 'ilr']);
  expect(scalesOf('zh-Hant')).toEqual(['hsk', 'cefr', 'actfl', 'ilr']);
  expect(scalesOf('gsg')).toEqual(['cefr', 'actfl', 'ilr']);
});

test.each<[string, ScaleId[]]>([
  ['ja', ['jlpt']],
  ['ja-Latn', ['jlpt']],
  ['zh', ['hsk']],
  ['zh-Hant-TW', ['hsk']],
  ['yue', []],
  ['nan', []],
  ['ko', ['topik']],
  ['ko-KP', ['topik']],
  ['fr', ['delf_dalf']],
  ['fr-CA', ['delf_dalf']],
  ['frc', []],
  ['de', ['goethe', 'testdaf']],
  ['de-AT', ['goethe', 'testdaf']],
  ['gsw', []],
  ['nds', []],
  ['en', ['ielts', 'toefl_ibt', 'toeic', 'cambridge', 'pte']],
  ['en-IN', ['ielts', 'toefl_ibt', 'toeic', 'cambridge', 'pte']],
  ['enm', []],
  ['sw', []],
  ['ase', []],
])('%s is examined by %j and by no other test', (tag, own) => {
  const tests = scaleIds.filter((scale) => !['cefr', 'actfl', 'ilr', 'interpreter'].includes(scale));
  expect(tests.filter((scale) => isTestOf(scale, tag))).toEqual(own);
});

test('a stored result of a test of another language decides nothing, and says why', () => {
  const korean = row('ko', { reading: [claim(point('jlpt', 'N1', 180), { evidence: 'checked' })] });
  for (const wanted of [cefr('A1'), point('topik', '1')]) {
    expect(matchOne([korean], 'ko', 'reading', wanted)).toMatchObject({
      result: 'unknown',
      reason: { key: 'test_of_other_language', scale: 'jlpt', tag: 'ko' },
      would_meet: { key: 'level', scale: wanted.scale },
    });
  }
});

test('a stored requirement of a test of another language is never met, and nothing would meet it', () => {
  const swahili = row('sw', { writing: [claim(cefr('C2')), claim(point('toefl_ibt', 6))] });
  expect(matchOne([swahili], 'sw', 'writing', point('toefl_ibt', 4))).toMatchObject({
    result: 'unknown',
    reason: { key: 'test_of_other_language', scale: 'toefl_ibt', tag: 'sw' },
    would_meet: null,
  });
});

test('a stored result of a test of another language changes nothing beside a fitting one', () => {
  const reading = [claim(point('topik', '3'))];
  const other = claim(point('jlpt', 'N1', 180));
  const wanted = point('topik', '4');
  const alone = matchOne([row('ko', { reading })], 'ko', 'reading', wanted);
  expect(alone).toMatchObject({ result: 'short', short_by: 1 });
  expect(matchOne([row('ko', { reading: [other, ...reading] })], 'ko', 'reading', wanted)).toEqual(alone);
});

test('every scale on which a skill can be stated is offered for a language', () => {
  const offered = new Set(['ja', 'zh', 'ko', 'fr', 'de', 'en'].flatMap(scalesOf));
  expect([...offered].toSorted()).toEqual(scaleIds.filter((scale) => scale !== 'interpreter').toSorted());
});
