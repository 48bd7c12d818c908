import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

// Translators in browsers replace text nodes. React then neither updates such a text, nor inserts or removes something beside
// it: the screen crashes. So every text that changes, or has a sibling that comes and goes, is alone in its element.

const sources = join(import.meta.dirname, '..');

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** `text` may change, `fixed` never does; `maybe` may be an element or nothing; `node` is what a caller passes. */
type Kind = 'element' | 'maybe' | 'node' | 'text' | 'fixed' | 'none';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const visit = (node: Node, see: (each: Node) => void): void => {
  see(node);
  for (const part of partsOf(node)) visit(part, see);
};

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.computed ? node.object : node.property);
  return typeof node.name === 'string' ? node.name : nameOf(node.callee ?? node.expression);
};

/** Functions that return a text, by their names. */
const returnsText = /^(t|String|join|nameOf|say\w*|format\w*|\w*[tT]ext|\w+Name|\w+Label)$/;
/** What holds elements, by its name, where its type is not in the same file. */
const holdsElements =
  /([iI]cons?|[dD]ialogs?|[rR]emoval|[rR]eport|[mM]ark|[cC]orner|[cC]aptions|others|list|pattern|action|content)$/;

const merge = (a: Kind, b: Kind): Kind => {
  if (a === b) return a;
  if ([a, b].some((kind) => kind === 'text' || kind === 'fixed')) return 'text';
  return 'maybe';
};

const readFile = (path: string) => {
  const source = readFileSync(path, 'utf8');
  const program = parseAst(source, { lang: 'tsx' }) as unknown as Node;
  const elements = new Set(['children']);
  const values = new Map<string, Node>();
  visit(program, (node) => {
    const type = isNode(node.typeAnnotation) ? source.slice(node.typeAnnotation.start, node.typeAnnotation.end) : '';
    if (node.type === 'TSPropertySignature' && /React(Node|Element)/.test(type)) elements.add(nameOf(node.key));
    const { init } = node;
    if (node.type !== 'VariableDeclarator' || !isNode(init) || !/^(JSX|Cond|Log)/.test(init.type)) return;
    if (source.slice(init.start, init.end).includes('<')) values.set(nameOf(node.id), init);
  });

  /** Without itself: another function's part may have the same name. */
  const kindOfValue = (name: string, value: Node): Kind => {
    values.delete(name);
    const kind = kindOf(value);
    values.set(name, value);
    return kind;
  };
  const kindOf = (node: unknown): Kind => {
    if (!isNode(node)) return 'none';
    const name = nameOf(node);
    const value = values.get(name);
    switch (node.type) {
      case 'JSXElement':
        return 'element';
      case 'JSXFragment':
        return childrenOf(node).map(kindOf).reduce(merge, 'none');
      case 'JSXText':
        return 'fixed';
      case 'Literal':
        return typeof node.value === 'string' ? 'fixed' : 'none';
      case 'LogicalExpression':
        return merge(node.operator === '&&' ? 'none' : kindOf(node.left), kindOf(node.right));
      case 'ConditionalExpression': {
        const kind = merge(kindOf(node.consequent), kindOf(node.alternate));
        return kind === 'element' ? 'maybe' : kind;
      }
      case 'CallExpression':
        return returnsText.test(name) && node.optional !== true ? 'text' : 'node';
      case 'Identifier':
      case 'MemberExpression':
        if (name === 'undefined') return 'none';
        if (value) return kindOfValue(name, value);
        return elements.has(name) || holdsElements.test(name) ? 'node' : 'text';
      case 'TemplateLiteral':
      case 'BinaryExpression':
        return 'text';
      case 'ChainExpression':
      case 'TSNonNullExpression':
        return kindOf(node.expression);
      default:
        return 'node';
    }
  };
  return { source, program, kindOf };
};

const isBlank = ({ value }: Node): boolean => /^\s*\n\s*$/.test(String(value)) || value === '';

/** What an element renders in itself: a fragment's children count as its own. */
const childrenOf = (node: Node): Node[] =>
  (node.children as Node[]).flatMap((child): Node[] => {
    const inner = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child;
    if (inner.type === 'JSXFragment') return childrenOf(inner);
    return inner.type === 'JSXEmptyExpression' || (inner.type === 'JSXText' && isBlank(inner)) ? [] : [inner];
  });

const comesAndGoes = (kind: Kind | undefined): boolean => kind === 'maybe' || kind === 'node' || kind === 'text';

const isComponent = ({ type, id, init }: Node): boolean =>
  type === 'VariableDeclarator' && /^[A-Z]/.test(nameOf(id)) && isNode(init) && init.type === 'ArrowFunctionExpression';

/** What a function returns, without those inside it. */
const resultsOf = ({ body }: Node): Node[] => {
  const find = (node: Node): Node[] => {
    if (node.type === 'ReturnStatement') return isNode(node.argument) ? [node.argument] : [];
    return /Function/.test(node.type) ? [] : partsOf(node).flatMap(find);
  };
  if (!isNode(body)) return [];
  return body.type === 'BlockStatement' ? find(body) : [body];
};

/** A component that is a text: its parent has nothing else to hold it by. Props and parts of the same file are elements. */
const isBareResult = (kindOf: (node: Node) => Kind, result: Node): boolean =>
  !/Identifier|Member/.test(result.type) && ['text', 'fixed'].includes(kindOf(result));

const problemsIn = (path: string): string[] => {
  const { source, program, kindOf } = readFile(path);
  const problems: string[] = [];
  const report = ({ start }: Node) =>
    problems.push(`${path.slice(sources.length + 1)}:${source.slice(0, start).split('\n').length}`);
  visit(program, (node) => {
    if (isComponent(node) && resultsOf(node.init as Node).some((result) => isBareResult(kindOf, result))) report(node);
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = childrenOf(node);
    const kinds = children.map(kindOf);
    const isBare = (kind: Kind, place: number): boolean => {
      const mayBeText = kind === 'fixed' || children[place]?.name === 'children';
      return kind === 'text' || (mayBeText && kinds.some((other, at) => at !== place && comesAndGoes(other)));
    };
    if (children.length > 1 && kinds.some(isBare)) report(node);
  });
  return problems;
};

test('no text that changes, or that has a sibling which comes and goes, is a bare text node', () => {
  const files = globSync('{ui,features,routes,app}/**/*.tsx', { cwd: sources });
  const screens = files.filter((file) => !file.endsWith('.test.tsx')).map((file) => join(sources, file));
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.flatMap(problemsIn)).toEqual([]);
});
