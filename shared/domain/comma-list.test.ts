import { expect, test } from 'vitest';
import { wordsOfList } from './comma-list.ts';

test.for([
  ['subtitling, legal terms', ['subtitling', 'legal terms']],
  ['ترجمة فورية، تدقيق لغوي', ['ترجمة فورية', 'تدقيق لغوي']],
  ['通訳、翻訳', ['通訳', '翻訳']],
  ['口译，笔译', ['口译', '笔译']],
  [' , subtitling ,, ', ['subtitling']],
  ['', []],
] as const)('splits "%s" into words', ([text, words]) => {
  expect(wordsOfList(text)).toEqual(words);
});
