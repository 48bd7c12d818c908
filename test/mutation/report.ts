import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Mutant } from '@stryker-mutator/core';
import type { AreaName } from './areas.ts';

export interface Summary {
  area: AreaName;
  mutants: number;
  killed: number;
  timedOut: number;
  /** In the notation of `docs/mutation.md`. */
  survivors: string[];
}

/** The results of an area's mutants. */
export function summaryOf(area: AreaName, results: readonly Mutant[]): Summary {
  const tried = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const having = (...statuses: Mutant['status'][]) => tried.filter(({ status }) => statuses.includes(status));
  return {
    area,
    mutants: tried.length,
    killed: having('Killed', 'RuntimeError').length,
    timedOut: having('Timeout').length,
    survivors: having('Survived', 'NoCoverage').map(nameOf),
  };
}

/** The survivors without an explanation. */
export function unexplained({ survivors }: Summary): string[] {
  const explanations = readFileSync('docs/mutation.md', 'utf8');
  return survivors.filter((name) => !explanations.includes(name));
}

/** Prints a line for each area, and the survivors that need a test or an explanation. */
export function print(summaries: readonly Summary[]): void {
  console.table(
    summaries.map(({ area, mutants, killed, timedOut, survivors }) => ({
      area,
      mutants,
      killed,
      'timed out': timedOut,
      survived: survivors.length,
      score: `${((100 * (killed + timedOut)) / mutants).toFixed(1)} %`,
    })),
  );
  const open = summaries.flatMap(unexplained);
  for (const name of open) console.log(`- ${name}`);
  console.log(open.length > 0 ? `${open.length} survivors are not explained.` : 'Every survivor is explained.');
}

const longest = 90;
const short = (code: string) => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** File, line and change; the line as text, since its number changes. */
function nameOf({ fileName, location: { start, end }, replacement }: Mutant): string {
  const path = relative(process.cwd(), fileName);
  const lines = readFileSync(path, 'utf8').split('\n');
  // Lines and columns count from 1.
  const touched = lines.slice(start.line - 1, end.line);
  const rest = touched.slice(0, -1).join('\n').length + Math.min(touched.length - 1, 1) + end.column - 1;
  const was = touched.join('\n').slice(start.column - 1, rest);
  // A formatter of Markdown would change how backticks within backticks are written.
  const quoted = [was, touched[0] ?? '', replacement ?? ''].map((code) => `\`${short(code.replaceAll('`', "'"))}\``);
  return `\`${path}\`: ${quoted[0]} in ${quoted[1]} becomes ${quoted[2]}`;
}
