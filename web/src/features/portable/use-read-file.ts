import { languageNames } from 'virtual:language-names';
import { useMutation } from '#web/lib/use-mutation.ts';
import { FileRefusal } from './formats/file-refusal.ts';
import type { NameTables } from './formats/find-tag.ts';
import type { FoundProfile } from './formats/found-profile.ts';
import { maxFileBytes } from './formats/limits.ts';
import { readFile } from './formats/read-file.ts';
import type { ParseXml } from './formats/xml-element.ts';
import { withReadNumber } from './read-number.ts';
import { resolveNames } from './resolve-names.ts';

/** What a file holds, and the names by which its languages are found. */
export interface ReadProfile {
  /** The file's name and size, by which it is recognised when it is chosen again. */
  file: string;
  found: FoundProfile;
  tables: NameTables;
}

/** Parses XML by the browser, which neither loads anything nor runs scripts for it, and reports errors as an element. */
const parseInBrowser: ParseXml = (text) => {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  if (parsed.querySelector('parsererror')) throw new SyntaxError('The XML is not well-formed.');
  return parsed.documentElement;
};

/** Loads the names in all languages of the site: files name languages in any of them. */
const loadTables = async (): Promise<NameTables> =>
  Promise.all(Object.values(languageNames).map(async (load) => (await load()).default));

async function readProfile(file: File): Promise<ReadProfile> {
  // Before anything of it is in memory.
  if (file.size > maxFileBytes) throw new FileRefusal('tooLarge');
  const found = await withReadNumber(await readFile(new Uint8Array(await file.arrayBuffer()), parseInBrowser));
  const tables = found.languages.length > 0 ? await loadTables() : [];
  const resolved = await resolveNames(found.languages, tables);
  return { file: `${file.name}:${file.size}`, found, tables: [...tables, ...resolved] };
}

/** Reads a chosen file in the browser: nothing of it is sent, but names of languages that are not among the loaded ones. */
export const useReadFile = () => useMutation({ mutationFn: readProfile, networkMode: 'always' });
