import { beforeAll, expect, test } from 'vitest';
import { claim, point, row } from '#shared/domain/languages/fixtures.ts';
import languages from '#shared/locales/en/screens/languages.json';
import { addEnglish } from '#web/lib/i18n.ts';
import { toEdited } from './language-rows.ts';
import { problemsOf } from './row-problems.ts';

beforeAll(() => addEnglish('languages', languages));

const n2 = claim(point('jlpt', 'N2', 118));
const japanese = toEdited(row('ja', { listening: [n2], reading: [n2] }));

test('a refusal by the path of a claim names its result, once for all skills of a certificate', () => {
  const refused = [{ certificate_number: { type: 'server', message: 'certificate_taken' } }];
  expect(problemsOf(japanese, { skills: { listening: refused, reading: refused } } as never)).toEqual([
    { result: 'JLPT N2, 118 points', message: 'certificate_taken' },
  ]);
});

test('a refusal of a whole skill has no result, and no refusal is no problem', () => {
  const tooMany = { type: 'server', message: 'list_too_long?max=5' };
  expect(problemsOf(japanese, { skills: { reading: tooMany } } as never)).toEqual([
    { result: '', message: 'list_too_long?max=5' },
  ]);
  expect(problemsOf(japanese, undefined)).toEqual([]);
});
