import { expect, test } from 'vitest';
import { captionsOf, type SpokenItem } from './captions.ts';

/** Items of half a second each, without pauses; punctuation has no time. */
const spoken = (...contents: string[]): SpokenItem[] => {
  let time = 0;
  return contents.map((content) => {
    if (/^\p{P}$/u.test(content)) return { content };
    time += 0.5;
    return { content, from: time - 0.5, to: time };
  });
};

test('divides a transcript at the ends of its sentences, with their punctuation', () => {
  const items = spoken('Hello', ',', 'I', 'am', 'Ana', '.', 'I', 'interpret', '.');
  expect(captionsOf('Hello, I am Ana. I interpret.', items)).toEqual([
    { from: 0, to: 2, text: 'Hello, I am Ana.' },
    { from: 2, to: 3, text: 'I interpret.' },
  ]);
});

test('leaves a closing bracket to the sentence that it ends', () => {
  const items = spoken('Hello', '.', ')', 'Thanks', '.');
  expect(captionsOf('Hello.) Thanks.', items).map(({ text }) => text)).toEqual(['Hello.)', 'Thanks.']);
});

test('divides a transcript at a pause', () => {
  const items = [
    { content: 'Well', from: 0, to: 0.4 },
    { content: 'yes', from: 2, to: 2.5 },
  ];
  expect(captionsOf('Well yes', items)).toEqual([
    { from: 0, to: 0.4, text: 'Well' },
    { from: 2, to: 2.5, text: 'yes' },
  ]);
});

test('keeps captions short enough to be read', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const captions = captionsOf(words.join(' '), spoken(...words));
  expect(captions.map(({ text }) => text).join(' ')).toBe(words.join(' '));
  for (const { from, to, text } of captions) {
    expect(text.length).toBeLessThanOrEqual(84);
    expect(to - from).toBeLessThanOrEqual(6);
  }
});

test('keeps a transcript without spaces as it is', () => {
  const items = spoken('日本', '語', 'です', '。', 'はい', '。');
  expect(captionsOf('日本語です。はい。', items).map(({ text }) => text)).toEqual(['日本語です。', 'はい。']);
});

test('passes over items that are not in the transcript, and has no captions without times', () => {
  expect(captionsOf('Hello', [{ content: 'Hallo', from: 0, to: 1 }, ...spoken('Hello')])).toHaveLength(1);
  const later = `${'Well. '.repeat(10)}Hello.`;
  expect(captionsOf(later, [{ content: 'Hello', from: 0, to: 1 }, ...spoken('Well', '.')])).toHaveLength(1);
  expect(captionsOf('Hello.', [{ content: 'Hello' }, { content: '.' }])).toEqual([]);
  expect(captionsOf('Hello.', [])).toEqual([]);
});
