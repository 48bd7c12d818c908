import type { RenderedDocument } from './page-frame.ts';

/** An element of XML whose content is XML already. @param start its name, with its attributes if it has any */
export const element = (start: string, content: string | readonly string[]): string =>
  `<${start}>${typeof content === 'string' ? content : `\n${content.join('\n')}\n`}</${start.split(' ', 1)[0]}>`;

/** The attribute that states the language of an element's texts; empty where it is not known. */
export const xmlLangOf = (tag: string | null | undefined): string => (tag ? ` xml:lang="${tag}"` : '');

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
