import { expect, test } from 'vitest';
import { functionsOf } from '#test/support/function-lines.ts';
import { countLines, readSources } from '#test/support/sources.ts';

// A file or function that grows beyond these has a second idea, which gets a file or function of its own. A function counts with
// those inside it. Lower them as the longest ones become shorter.

const maxFileLines = 280;
const maxFunctionLines = 60;

/** Each holds what one search has found so far, for the short functions inside it that share that. */
const exceptions: Readonly<Record<string, number>> = {
  'functions/services/search/embedded/condition-match.ts matchCondition': 91,
  'functions/services/search/embedded/counted-rows.ts countedRows': 70,
  'functions/services/search/embedded/language-match.ts matchLanguages': 76,
  'functions/services/search/embedded/word-match.ts matchWords': 95,
};

type Source = ReturnType<typeof readSources>[number];

const longFiles = (sources: readonly Source[]) =>
  sources.flatMap(({ path, source }) => {
    const lines = countLines(source);
    return lines > maxFileLines ? [`${path}: ${lines}`] : [];
  });

const longFunctions = (sources: readonly Source[]) =>
  sources.flatMap(({ path, source }) =>
    functionsOf(source, path).flatMap(({ name, lines }) => {
      const place = `${path} ${name}`;
      return lines > (exceptions[place] ?? maxFunctionLines) ? [`${place}: ${lines}`] : [];
    }),
  );

const sources = [...readSources('functions'), ...readSources('shared')];

test(`no file of the functions or of what is shared has more than ${maxFileLines} lines`, () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(longFiles(sources)).toEqual([]);
});

test(`no function there has more than ${maxFunctionLines} lines, but the ones that are named`, () => {
  expect(longFunctions(sources)).toEqual([]);
  const all = new Set(
    sources.flatMap(({ path, source }) => functionsOf(source, path).map(({ name }) => `${path} ${name}`)),
  );
  expect(Object.keys(exceptions).filter((each) => !all.has(each))).toEqual([]);
});

test.each([
  ['function', `function long() {\n${'  act();\n'.repeat(maxFunctionLines)}}`],
  ['constant', `const long = () => {\n${'  act();\n'.repeat(maxFunctionLines)}};`],
  ['method', `class Some {\n  long() {\n${'    act();\n'.repeat(maxFunctionLines)}  }\n}`],
  ['constructor', `class Some {\n  constructor() {\n${'    act();\n'.repeat(maxFunctionLines)}  }\n}`],
])('the check finds a long %s, and a long file', (_, source) => {
  expect(longFunctions([{ path: 'functions/some.ts', source }])).toHaveLength(1);
  const shorter = source.replace(/( +act\(\);\n){2}/, '');
  expect(longFunctions([{ path: 'functions/some.ts', source: shorter }])).toEqual([]);
  expect(longFiles([{ path: 'functions/some.ts', source: 'act();\n'.repeat(maxFileLines + 1) }])).toHaveLength(1);
  expect(longFiles([{ path: 'functions/some.ts', source: 'act();\n'.repeat(maxFileLines) }])).toEqual([]);
});
