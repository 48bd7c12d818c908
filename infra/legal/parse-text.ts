import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LegalPage } from '#shared/domain/legal-pages.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

/** A paragraph, or an item of a list. */
export interface Block {
  kind: 'paragraph' | 'item';
  /** Name of the setting without which it is left out. */
  needs?: string;
  /** With `{placeholders}` and `[links](target)`. */
  text: string;
}

/** A section by its id, which is the same in every language and the anchor of its heading. */
export interface Section {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** The text of a legal page in one language. */
export interface LegalText {
  title: string;
  /** For search engines. */
  description: string;
  sections: readonly Section[];
}

const lineForms = {
  title: /^# (.+)$/,
  description: /^> (.+)$/,
  section: /^## ([a-z-]+) \| (.+)$/,
  block: /^(?:\[\?([a-zA-Z]+)\] )?(- )?(.+)$/,
};

/**
 * Reads the text of a legal page: `# title`, `> description`, then sections `## id | heading` of lines that are each a paragraph
 * or, after `- `, an item of a list. A line after `[?name] ` is shown only where the setting `name` exists.
 * @throws Error with the line that has no such form
 */
export function parseText(source: string): LegalText {
  const [titleLine = '', descriptionLine = '', ...lines] = source.split('\n').filter((line) => line.trim() !== '');
  const [, title] = lineForms.title.exec(titleLine) ?? fail(titleLine);
  const [, description] = lineForms.description.exec(descriptionLine) ?? fail(descriptionLine);
  const sections: { id: string; heading: string; blocks: Block[] }[] = [];
  for (const line of lines) {
    const [, id, heading] = lineForms.section.exec(line) ?? [];
    if (id !== undefined && heading !== undefined) sections.push({ id, heading, blocks: [] });
    else (sections.at(-1) ?? fail(line)).blocks.push(blockOf(line));
  }
  return { title: title ?? '', description: description ?? '', sections };
}

function blockOf(line: string): Block {
  const [, needs, dash, text = ''] = lineForms.block.exec(line) ?? fail(line);
  return { kind: dash === undefined ? 'paragraph' : 'item', ...(needs !== undefined && { needs }), text };
}

function fail(line: string): never {
  throw new Error(`A line of a legal text has no known form: ${line}`);
}

/** The text of a legal page in a language. @throws Error for a malformed or missing file */
export const readText = (language: InterfaceLanguage, page: LegalPage): LegalText =>
  parseText(readFileSync(join(import.meta.dirname, '../../shared/locales', language, 'legal', `${page}.txt`), 'utf8'));
