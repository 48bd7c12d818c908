import { functionsOf } from '#test/support/function-lines.ts';
import { countLines, parts, readSources, shortLines } from '#test/support/sources.ts';

// Prints the size of files and functions of each part of the code, as docs/architecture.md shows it: `npm run structure`.
// `functions/structure.test.ts` limits the number of short files, and `functions/structure-sizes.test.ts` long ones.

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

const sources = parts.flatMap(readSources).map(({ path, source }) => ({
  path,
  lines: countLines(source),
  functions: functionsOf(source, path).map((each) => each.lines),
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
