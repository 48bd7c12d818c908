import { expect, test } from 'vitest';
import { namesIn } from './names-in.ts';

test.each<[text: string, names: string[]]>([
  ['', []],
  ['   ', []],
  ['French', ['French']],
  [' French ', ['French']],
  ['日本語', ['日本語']],
  ['Chinese (Traditional)', ['Chinese (Traditional)']],
  ['Serbo-Croatian', ['Serbo-Croatian']],
  ['German, English', ['German, English', 'German', 'English']],
  ['German,English,', ['German,English,', 'German', 'English']],
  ['German / English', ['German / English', 'German', 'English']],
  ['Deutsch & Englisch', ['Deutsch & Englisch', 'Deutsch', 'Englisch']],
  ['français; anglais', ['français; anglais', 'français', 'anglais']],
  ['الألمانية، الإنجليزية', ['الألمانية، الإنجليزية', 'الألمانية', 'الإنجليزية']],
  ['日本語、英語', ['日本語、英語', '日本語', '英語']],
  ['French, French', ['French, French', 'French']],
  ['a,b,c,d,e,f', ['a,b,c,d,e,f', 'a', 'b', 'c', 'd']],
])('the names of languages in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
