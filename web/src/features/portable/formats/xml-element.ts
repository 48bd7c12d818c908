import { checkXml } from './check-xml.ts';
import { FileRefusal } from './file-refusal.ts';
import { plainLine } from './plain-text.ts';

/** The part of the platform's DOM that is read. */
interface DomNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
}
export interface DomElement extends DomNode {
  readonly localName: string | null;
  readonly namespaceURI: string | null;
  getAttribute(name: string): string | null;
}

/** Parses XML that `checkXml` accepted; throws on XML that is not well-formed. */
export type ParseXml = (text: string) => DomElement;

const elementType = 1;
const textTypes: readonly number[] = [3, 4];

const isElement = (node: DomNode): node is DomElement => node.nodeType === elementType;

function childNodes(parent: DomNode): DomNode[] {
  const nodes: DomNode[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) nodes.push(node);
  return nodes;
}

/** The children that are elements. */
export const childElements = (parent: DomElement | undefined): DomElement[] =>
  parent === undefined ? [] : childNodes(parent).filter(isElement);

/** The children with a local name; prefixes differ between the programs that write such files. */
export const childrenOf = (parent: DomElement | undefined, name: string): DomElement[] =>
  childElements(parent).filter((node) => node.localName === name);

/** Whether an element has any text, its own or that of elements within it. */
export const hasText = (element: DomElement): boolean =>
  childNodes(element).some((node) =>
    isElement(node) ? hasText(node) : textTypes.includes(node.nodeType) && (node.nodeValue ?? '').trim() !== '',
  );

/** All elements at the end of a path of local names. */
export const elementsAt = (root: DomElement | undefined, ...path: readonly string[]): DomElement[] =>
  path.reduce<DomElement[]>(
    (found, name) => found.flatMap((each) => childrenOf(each, name)),
    root === undefined ? [] : [root],
  );

/** The own text of the first element at a path, as it is; empty without one. */
export const rawTextAt = (root: DomElement | undefined, ...path: readonly string[]): string => {
  const [found] = elementsAt(root, ...path);
  if (found === undefined) return '';
  return childNodes(found)
    .filter((node) => textTypes.includes(node.nodeType))
    .map((node) => node.nodeValue ?? '')
    .join('');
};

/** The text of the first element at a path as one plain line. */
export const textAt = (root: DomElement | undefined, ...path: readonly string[]): string =>
  plainLine(rawTextAt(root, ...path));

/** Parsers read a text without bytes, so that the encoding that it declares is wrong. */
const declaration = /^\s*<\?xml\b[^?]*\?>/;

/** Parses XML within the bounds of `checkXml`. */
export function parseXml(text: string, parse: ParseXml): DomElement {
  checkXml(text);
  try {
    return parse(text.replace(declaration, '').trim());
  } catch {
    throw new FileRefusal('malformed');
  }
}
