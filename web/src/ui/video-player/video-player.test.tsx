import { expect, test } from 'vitest';
import player from '#shared/locales/en/screens/player.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { FilePlayer } from './file-player.tsx';

const html = () =>
  markupOf(<FilePlayer src="https://files.example/1.mp4" title="Intro video" caption="Hello" captions={[]} />, {
    player,
  });

test('a video starts at half its volume', () => {
  expect(/<input[^>]*aria-label="Volume"[^>]*>/.exec(html())?.[0]).toContain('value="50"');
});

test('the subtitle has four sizes, 16 pixels at first', () => {
  const options = [...html().matchAll(/<option value="(\d+)"( selected="")?/g)];
  expect(options.map(([, size]) => size)).toEqual(['14', '16', '18', '20']);
  expect(options.filter(([, , selected]) => selected).map(([, size]) => size)).toEqual(['16']);
});

test('browsers that play no video show a text', () => {
  expect(textOf(html())).toContain('Your browser does not support the video tag');
});
