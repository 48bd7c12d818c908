import { expect, test } from 'vitest';
import { functionsOf } from '#test/support/function-lines.ts';
import { countLines, parts, readSources } from '#test/support/sources.ts';

// A file or function that grows beyond these has a second idea, which gets a file or function of its own. A function counts with
// those inside it. Lower them as the longest ones become shorter.

const maxFileLines = 280;
/** By the part: a component counts with its markup, and a construct with its properties. */
const maxFunctionLines = { functions: 60, shared: 60, infra: 65, 'web/src': 110 } as const;

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

const longFunctions = (sources: readonly Source[], max: number) =>
  sources.flatMap(({ path, source }) =>
    functionsOf(source, path).flatMap(({ name, lines }) => {
      const place = `${path} ${name}`;
      return lines > (exceptions[place] ?? max) ? [`${place}: ${lines}`] : [];
    }),
  );

const sources = Object.fromEntries(parts.map((part) => [part, readSources(part)])) as Record<
  (typeof parts)[number],
  Source[]
>;

test(`no file has more than ${maxFileLines} lines`, () => {
  const all = Object.values(sources).flat();
  expect(all.length).toBeGreaterThan(2_000);
  expect(longFiles(all)).toEqual([]);
});

test.each(parts)('no function of %s is longer than the others of its part, but the ones that are named', (part) => {
  expect(longFunctions(sources[part], maxFunctionLines[part])).toEqual([]);
});

test('every exception is a function', () => {
  const all = new Set(
    sources.functions.flatMap(({ path, source }) => functionsOf(source, path).map(({ name }) => `${path} ${name}`)),
  );
  expect(Object.keys(exceptions).filter((each) => !all.has(each))).toEqual([]);
});

test.each([
  ['function', `function long() {\n${'  act();\n'.repeat(60)}}`],
  ['constant', `const long = () => {\n${'  act();\n'.repeat(60)}};`],
  ['method', `class Some {\n  long() {\n${'    act();\n'.repeat(60)}  }\n}`],
  ['constructor', `class Some {\n  constructor() {\n${'    act();\n'.repeat(60)}  }\n}`],
])('the check finds a long %s, and a long file', (_, source) => {
  expect(longFunctions([{ path: 'functions/some.ts', source }], 60)).toHaveLength(1);
  const shorter = source.replace(/( +act\(\);\n){2}/, '');
  expect(longFunctions([{ path: 'functions/some.ts', source: shorter }], 60)).toEqual([]);
  expect(longFiles([{ path: 'functions/some.ts', source: 'act();\n'.repeat(maxFileLines + 1) }])).toHaveLength(1);
  expect(longFiles([{ path: 'functions/some.ts', source: 'act();\n'.repeat(maxFileLines) }])).toEqual([]);
});
