import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

type Node = Record<string, unknown>;

interface Literal {
  start: number;
  end: number;
  pattern: string;
  flags: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Literals inside functions: one outside of them is made when its module is evaluated, whatever it is written as. */
function* literalsIn(node: unknown, isInFunction = false): Generator<Literal> {
  if (!isNode(node)) return;
  const { type, regex, start, end } = node;
  if (isInFunction && type === 'Literal' && isNode(regex)) {
    yield { start: Number(start), end: Number(end), pattern: String(regex.pattern), flags: String(regex.flags) };
  }
  const isInside = isInFunction || String(type).includes('Function');
  for (const child of Object.values(node)) yield* literalsIn(child, isInside);
}

/** A property class names thousands of characters: V8 collects them for each literal that it parses, also in functions that never run. */
const isCostly = ({ pattern }: Literal) => /\\p\{/i.test(pattern);

/** A pattern that remembers its place (`g`, `y`) is made for each use, as a literal is; others once. */
const madeAtUse = ({ pattern, flags }: Literal, name: string): string => {
  const made = `new RegExp(${JSON.stringify(pattern)}, ${JSON.stringify(flags)})`;
  return /[gy]/.test(flags) ? made : `(${name} ??= ${made})`;
};

/**
 * Makes patterns with property classes (`\p{L}`) when they are first used: the jobs function has 18 of them, which took
 * 2 ms of each cold start.
 */
export const latePatterns: Plugin = {
  name: 'late-patterns',
  transform: {
    filter: { id: /\.ts$/, code: /\\p\{/i },
    handler(code) {
      const costly = [...literalsIn(parseAst(code, { lang: 'ts' }))].filter(isCostly);
      if (costly.length === 0) return undefined;
      const names = costly.map((_, index) => `latePattern${index}`);
      let made = code;
      for (const [index, literal] of [...costly.entries()].reverse()) {
        made = made.slice(0, literal.start) + madeAtUse(literal, names[index] ?? '') + made.slice(literal.end);
      }
      return { code: `${made}\nvar ${names.join(', ')};\n`, map: null };
    },
  },
};
