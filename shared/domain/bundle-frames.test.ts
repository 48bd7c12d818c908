import { describe, expect, test } from 'vitest';
import { bundleFrames, framePattern, isOfExtension } from './bundle-frames.ts';

const origin = 'https://jobs.example';

describe('the places of a stack', () => {
  test.each([
    [
      'Chromium',
      `TypeError: x\n    at open (${origin}/assets/dialog-AbC_1234.js:1:2345)\n    at ${origin}/assets/index-9.js:2:1`,
    ],
    ['Firefox', `open@${origin}/assets/dialog-AbC_1234.js:1:2345\n@${origin}/assets/index-9.js:2:1`],
    ['Safari', `open@${origin}/assets/dialog-AbC_1234.js:1:2345\nmodule code@${origin}/assets/index-9.js:2:1`],
  ])('are found in the notation of %s, without names of functions', (_, stack) => {
    expect(bundleFrames(stack, origin)).toEqual(['dialog-AbC_1234.js:1:2345', 'index-9.js:2:1']);
  });

  test.each([
    ['another origin', 'at https://evil.example/assets/index-9.js:2:1'],
    ['a page with an id', `at ${origin}/candidate/profile/7:1:2`],
    ['an address', `at ${origin}/assets/mira@mail.example.js:1:2`],
    ['a query', `at ${origin}/assets/index-9.js?token=s3cret:1:2`],
    ['a folder', `at ${origin}/assets/../index-9.js:1:2`],
    ['code that was evaluated', 'at eval (eval at evaluate (:290:30), <anonymous>:1:7)'],
    ['a long name', `at ${origin}/assets/${'a'.repeat(90)}.js:1:2`],
    ['a long number', `at ${origin}/assets/index-9.js:12345678:2`],
  ])('leave out %s', (_, stack) => {
    expect(bundleFrames(stack, origin)).toEqual([]);
  });

  test('are eight at most, of an endless recursion too', () => {
    const frames = bundleFrames(`at ${origin}/assets/index-9.js:2:1\n`.repeat(100_000), origin);
    expect(frames).toHaveLength(8);
    for (const frame of frames) expect(frame).toMatch(framePattern);
  });
});

test.each(['chrome-extension://abc/x.js', 'moz-extension://abc/x.js', 'safari-web-extension://abc/x.js'])(
  'a stack with %s is one of an extension',
  (place) => {
    expect(isOfExtension(`at ${place}:1:2`)).toBe(true);
    expect(isOfExtension(`at ${origin}/assets/extension-1.js:1:2`)).toBe(false);
  },
);
