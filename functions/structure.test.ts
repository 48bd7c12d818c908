import { expect, test } from 'vitest';
import { countLines, parts, readSources, shortLines } from '#test/support/sources.ts';

// A file of ten lines is a name to open and close for one sentence: it belongs where it is used, or beside its kind. Some are
// short for a reason: entries of programs, modules that load others later, values that many layers share.

/** Lower it with every file that goes; the lists of files with texts (`shared/locales`) do not count. */
const maxShortFiles = 40;

test(`at most ${maxShortFiles} files have ten lines or fewer`, () => {
  const sources = parts.flatMap(readSources);
  expect(sources.length).toBeGreaterThan(1_500);
  const short = sources.filter(({ source }) => countLines(source) <= shortLines).map(({ path }) => path);
  expect(short.length, short.join('\n')).toBeLessThanOrEqual(maxShortFiles);
});
