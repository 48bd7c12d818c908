import { parseSync } from '@swc/core';

interface Node {
  type: string;
  span: { start: number; end: number };
  /** Of a variable. */
  init?: Node | null;
  /** Of a variable or a class's member. */
  id?: { value?: string };
  key?: { value?: string };
  /** Of a function. */
  identifier?: { value?: string } | null;
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
  type === 'Constructor' ||
  (type === 'VariableDeclarator' && /^(Arrow)?FunctionExpression$/.test(init?.type ?? ''));

/** Each named function in a source, with its lines. */
export function functionsOf(source: string, path: string): { name: string; lines: number }[] {
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' });
  // swc counts bytes across all parsed sources; the first token of a file may come after its first byte.
  const origin = module.span.end - bytes.length;
  const found: { name: string; lines: number }[] = [];
  walk(module.body, (node) => {
    if (!isNamedFunction(node)) return;
    const { span, identifier, id, key } = node;
    const text = bytes.subarray(span.start - origin, span.end - origin).toString();
    const name = identifier?.value ?? id?.value ?? key?.value ?? '';
    found.push({ name, lines: text.split('\n').length });
  });
  return found;
}
