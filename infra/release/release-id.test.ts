import { expect, test } from 'vitest';
import { releaseOf } from './release-id.ts';

/** A repository at a commit, with changed files or without. */
const git =
  (status: string) =>
  ([command]: readonly string[]): string =>
    command === 'status' ? status : 'c4fbf8947d09';

test('a release is the commit of the checkout, and says when files differ from it', () => {
  expect(releaseOf({}, git(''))).toBe('c4fbf8947d09');
  expect(releaseOf({}, git(' M infra/app.ts'))).toBe('c4fbf8947d09-changed');
});

test('without a repository it is unknown', () => {
  expect(releaseOf({}, () => undefined)).toBe('unknown');
});

test('this checkout has one', () => {
  expect(releaseOf({})).toMatch(/^([0-9a-f]{12}(-changed)?|unknown)$/);
});

test('RELEASE names it otherwise, if a header can carry it', () => {
  expect(releaseOf({ RELEASE: '2026-12-01.3' }, git(''))).toBe('2026-12-01.3');
  for (const wrong of ['', ' ', 'v1\r\nset-cookie: a', '-x', 'ü', 'a'.repeat(65)]) {
    expect(() => releaseOf({ RELEASE: wrong }), wrong).toThrow('RELEASE must be');
  }
});
