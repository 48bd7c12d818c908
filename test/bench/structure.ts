import { parseSync } from '@swc/core';
import { countLines, parts, readSources, shortLines } from '#test/support/sources.ts';

// Prints the size of files and functions of each part of the code, as docs/architecture.md shows it: `npm run structure`.
// `functions/structure.test.ts` limits the number of short files.

interface Node {
  type: string;
  span: { start: number; end: number };
  /** Of a variable. */
  init?: Node | null;
}

/** Calls `visit` with every node of a syntax tree. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (node !== null && typeof node === 'object') {
    if ('type' in node && 'span' in node) visit(node as Node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}

/** Functions that have a name: callbacks count with the function that contains them. */
const isNamedFunction = ({ type, init }: Node): boolean =>
  type === 'FunctionDeclaration' ||
  type === 'ClassMethod' ||
  (type === 'VariableDeclarator' && /^(Arrow)?FunctionExpression$/.test(init?.type ?? ''));

/** Lines of each named function in a source. */
function functionLines(source: string, path: string): number[] {
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' });
  // swc counts bytes across all parsed sources; the first token of a file may come after its first byte.
  const origin = module.span.end - bytes.length;
  const found: number[] = [];
  walk(module.body, (node) => {
    if (!isNamedFunction(node)) return;
    const { span } = node;
    const text = bytes.subarray(span.start - origin, span.end - origin).toString();
    found.push(text.split('\n').length);
  });
  return found;
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

const sources = parts.flatMap(readSources).map(({ path, source }) => ({
  path,
  lines: countLines(source),
  functions: functionLines(source, path),
}));

const row = (name: string, files: typeof sources) => {
  const lines = files.map((file) => file.lines);
  const functions = files.flatMap((file) => file.functions);
  const short = lines.filter((count) => count <= shortLines).length;
  const long = lines.filter((count) => count > 250).length;
  const figures = [files.length, median(lines), Math.max(...lines), short, long, functions.length, median(functions)];
  return `| ${[name, ...figures].join(' | ')} |`;
};

console.log('| part | files | median lines | longest | of 10 lines or fewer | over 250 | functions | median lines |');
console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
for (const part of parts) {
  console.log(
    row(
      `\`${part}\``,
      sources.filter(({ path }) => path.startsWith(`${part}/`)),
    ),
  );
}
console.log(row('all', sources));
