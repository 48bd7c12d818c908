import { expect, test } from 'vitest';
import { grammarFormats } from './grammar-formats.ts';
import type { InterfaceLanguage } from './languages.ts';
import { sayFrom } from './say.ts';

const say = (language: InterfaceLanguage, message: string, values: Record<string, string | string[]>) =>
  sayFrom({ text: message }, grammarFormats(language))('text', values);

test.each<[InterfaceLanguage, style: string, string[], string]>([
  ['en', 'conjunction', ['A'], 'A'],
  ['en', 'conjunction', ['A', 'B'], 'A and B'],
  ['en', 'conjunction', ['A', 'B', 'C'], 'A, B and C'],
  ['en', 'disjunction ,', ['A'], 'A'],
  ['en', 'disjunction ,', ['A', 'B', 'C'], 'A, or B, or C'],
  ['de', 'disjunction', ['A', 'B', 'C'], 'A, B oder C'],
  ['de', 'disjunction ,', ['A', 'B', 'C'], 'A, oder B, oder C'],
  ['fr', 'disjunction ,', ['A', 'B'], 'A, ou B'],
  ['es', 'disjunction', ['inglés', 'oriya'], 'inglés u oriya'],
  ['es', 'disjunction ,', ['oriya', 'inglés'], 'oriya, o inglés'],
  ['es', 'disjunction ,', ['inglés', 'oriya', 'alemán', 'Ho'], 'inglés, u oriya, o alemán, u Ho'],
  ['es', 'conjunction', ['escritura', 'interacción'], 'escritura e interacción'],
  ['ar', 'disjunction ،', ['A', 'B'], 'A، أو B'],
  ['ja', '"・"', ['A', 'B', 'C'], 'A・B・C'],
  ['ja', 'conjunction', ['A', 'B', 'C'], 'A、B、C'],
  ['hi', '", "', ['A', 'B', 'C'], 'A, B, C'],
  ['hi', 'conjunction', ['A', 'B', 'C'], 'A, B, और C'],
])('in %s, the list style "%s" of %j is "%s"', (language, style, list, said) => {
  expect(say(language, `{list, list, ${style}}`, { list })).toBe(said);
});

test.each<[InterfaceLanguage, string, string]>([
  ['es', 'Inglés', 'inglés'],
  ['fr', 'Économie', 'économie'],
  ['fr', 'ASL', 'ASL'],
  ['es', 'isiZulu', 'isiZulu'],
  ['fr', 'N’Ko', 'N’Ko'],
])('in %s, "%s" is "%s" inside a sentence', (language, name, said) => {
  expect(say(language, '{name, lowercase}', { name })).toBe(said);
});

test.each([
  ['Deutsche Gebärdensprache', 'Deutscher Gebärdensprache'],
  ['Brasilianisches Portugiesisch', 'Brasilianischem Portugiesisch'],
  ['Britisch-Indische Sprache', 'Britisch-Indische Sprache'],
  ['Deutsch', 'Deutsch'],
  ['Gebärdensprache (Deutschland)', 'Gebärdensprache (Deutschland)'],
  ['Xe Sprache', 'Xe Sprache'],
])('"%s" declines to "%s"', (name, said) => {
  expect(say('de', '{name, adjective, es em, e er}', { name })).toBe(said);
});
