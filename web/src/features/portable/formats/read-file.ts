import { endingOfBytes } from '#shared/domain/file-type.ts';
import { decodeText } from './decode-text.ts';
import { FileRefusal } from './file-refusal.ts';
import type { FoundProfile } from './found-profile.ts';
import { parseJson } from './json-value.ts';
import { maxFileBytes } from './limits.ts';
import { isOwnJson, readOwnJson } from './own-json.ts';
import { readAttachments } from './pdf-attachments.ts';
import { readCandidate } from './read-candidate.ts';
import { isResumeJson, readResumeJson } from './read-resume-json.ts';
import { readSkillsPassport } from './read-skills-passport.ts';
import { type ParseXml, parseXml } from './xml-element.ts';

const startsWith = (bytes: Uint8Array, prefix: string): boolean =>
  [...prefix].every((character, index) => bytes[index] === character.charCodeAt(0));

function readXml(text: string, parse: ParseXml): FoundProfile {
  const root = parseXml(text, parse);
  if (root.localName === 'Candidate') return readCandidate(root);
  if (root.localName === 'SkillsPassport') return readSkillsPassport(root);
  // Versions 1 and 2 of Europass, until 2012.
  if (root.localName?.toLowerCase() === 'learnerinfo') throw new FileRefusal('oldEuropass');
  throw new FileRefusal('unknown');
}

function readJson(text: string): FoundProfile {
  const value = parseJson(text);
  if (isOwnJson(value)) return readOwnJson(value);
  if (isResumeJson(value)) return readResumeJson(value);
  throw new FileRefusal('unknown');
}

function readText(bytes: Uint8Array, parse: ParseXml): FoundProfile {
  const text = decodeText(bytes).trimStart();
  if (text.startsWith('<')) return readXml(text, parse);
  if (text.startsWith('{')) return readJson(text);
  throw new FileRefusal('unknown');
}

/** The Europass document in a PDF. Other files that it has embedded are passed over, unless they are hostile. */
async function readPdf(bytes: Uint8Array<ArrayBuffer>, parse: ParseXml): Promise<FoundProfile> {
  for (const attachment of await readAttachments(bytes)) {
    try {
      return readText(attachment, parse);
    } catch (error) {
      const isOther = error instanceof FileRefusal && (error.reason === 'unknown' || error.reason === 'encoding');
      if (!isOther) throw error;
    }
  }
  throw new FileRefusal('emptyPdf');
}

const isEmpty = ({ fields, skills, languages, modes }: FoundProfile): boolean =>
  Object.values(fields).every((text) => text === '') && skills.length + languages.length + modes.length === 0;

/**
 * Reads a profile from the bytes of a file, by its content and not by its name: Europass as XML or within a PDF, a résumé in
 * JSON, or the own format.
 *
 * @throws FileRefusal with the reason for a person
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, parse: ParseXml): Promise<FoundProfile> {
  if (bytes.length === 0) throw new FileRefusal('empty');
  if (bytes.length > maxFileBytes) throw new FileRefusal('tooLarge');
  if (startsWith(bytes, 'PK')) throw new FileRefusal('archive');
  const found = endingOfBytes(bytes) === 'pdf' ? await readPdf(bytes, parse) : readText(bytes, parse);
  if (isEmpty(found)) throw new FileRefusal('nothingFound');
  return found;
}
