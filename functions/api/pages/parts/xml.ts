import type { RenderedDocument } from './page-frame.ts';

/** An element of XML whose content is XML already. */
export const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? content : `\n${content.join('\n')}\n`}</${name}>`;

/** An XML document. @param root with its attributes */
export function xmlDocument(
  root: string,
  content: readonly string[],
  type: RenderedDocument['type'] = 'application/xml',
): RenderedDocument {
  const [name = ''] = root.split(' ');
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root}>`, ...content, `</${name}>`, ''];
  return { status: 200, type, body: lines.join('\n') };
}

/** Where there is no such document. */
export const missingXml: RenderedDocument = {
  status: 404,
  type: 'application/xml',
  body: '<?xml version="1.0"?>\n<missing/>\n',
};
