import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

/** A pattern of the product's code, and where it is. */
export interface Pattern {
  source: string;
  flags: string;
  place: string;
}

const root = resolve(import.meta.dirname, '../..');

/** Code that reads what people send; tools of developers and generated demo data are not. */
const product = globSync('{shared,functions,web/src,infra/constructs}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function* nodesOf(node: unknown): Generator<Record<string, unknown>> {
  if (!isNode(node)) return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

const lineOf = (code: string, offset: number) => code.slice(0, offset).split('\n').length;

function literalsIn(file: string): Pattern[] {
  const code = readFileSync(join(root, file), 'utf8');
  const ast = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return [...nodesOf(ast)].flatMap(({ type, regex, start }) =>
    type === 'Literal' && isNode(regex)
      ? [{ source: String(regex.pattern), flags: String(regex.flags), place: `${file}:${lineOf(code, Number(start))}` }]
      : [],
  );
}

/** Patterns that modules compose when they load: they are recorded while the modules are imported. */
async function composed(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const native = globalThis.RegExp;
  let place = '';
  globalThis.RegExp = new Proxy(native, {
    construct(target, [pattern, flags = ''], self) {
      const made: RegExp = Reflect.construct(target, [pattern, flags], self);
      if (place !== '') found.push({ source: made.source, flags: made.flags, place });
      return made;
    },
  });
  for (const file of product.filter((name) => name.endsWith('.ts'))) {
    if (!readFileSync(join(root, file), 'utf8').includes('new RegExp(')) continue;
    place = file;
    await import(pathToFileURL(join(root, file)).href);
  }
  globalThis.RegExp = native;
  return found;
}

/** Every pattern of the product once: literals, and those that modules compose when they load. */
export async function collectPatterns(): Promise<Pattern[]> {
  const all = [...product.flatMap(literalsIn), ...(await composed())];
  return [...new Map(all.map((pattern) => [`${pattern.flags}/${pattern.source}`, pattern])).values()];
}
