import { escapeHtml } from '#functions/platform/html.ts';
import { cleanLine, cleanLines } from '#shared/domain/clean-text.ts';

// Texts that people wrote, inside HTML and XML. They were cleaned when they were stored; items from before that were not.

/** Without what XML 1.0 does not allow: control characters, halves of surrogate pairs and noncharacters. */
const allowed = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\u007F-\u009F]/gu, '');

/** One line as HTML or XML, for elements and quoted attributes. Marks that change its direction are dropped. */
export const written = (text: string): string => escapeHtml(allowed(cleanLine(text)));

/** Several lines as HTML or XML. */
export const writtenLines = (text: string): string => escapeHtml(allowed(cleanLines(text)));

/** One line, or HTML that is safe already, as a CDATA section of XML: a text that would end the section is divided between two. */
export const dataSection = (text: string): string =>
  `<![CDATA[${allowed(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Paragraphs of plain text as HTML. */
export const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${writtenLines(text).replaceAll('\n', '<br>')}</p>`).join('');

/** JSON in a script element: `<` is written so that no text can end the element. */
export const dataBlock = (attributes: string, data: object): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${written(content)}">`;

/** The attribute that states the language of a text; empty where it is not known. */
export const langOf = (tag: string | null | undefined): string => (tag ? ` lang="${written(tag)}"` : '');

/** Pages that search engines shall not list. */
export const unlisted = '<meta name="robots" content="noindex">';
