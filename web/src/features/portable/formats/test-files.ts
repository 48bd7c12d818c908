import { DOMParser } from '@xmldom/xmldom';
import type { Candidate } from '#shared/contracts/candidates.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { mapSkills } from '#shared/domain/languages/skills.ts';
import { isoInstant } from '#shared/domain/time.ts';
import type { DomElement, ParseXml } from './xml-element.ts';

/** Helpers for tests: files as their bytes, and a parser in place of the browser's. */

export const parseInTests: ParseXml = (text) => {
  const onError = (_: string, message: string) => {
    throw new SyntaxError(message);
  };
  const root = new DOMParser({ onError }).parseFromString(text, 'application/xml').documentElement;
  if (root === null) throw new SyntaxError('There is no element.');
  return root as unknown as DomElement;
};

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A document as the Europass editor exports it. */
export const candidateXml = (
  person: string,
  profile: string,
): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"
  xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0"
  xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="x" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidatePerson>${person}</CandidatePerson>
  <CandidateProfile languageCode="en">${profile}</CandidateProfile>
</Candidate>`;

export const personName =
  '<PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Lima</hr:FamilyName></PersonName>';

const streamObject = (dictionary: string, content: Uint8Array): Uint8Array[] => [
  bytesOf(`1 0 obj\n<<${dictionary}>>\nstream\n`),
  content,
  bytesOf('\nendstream\nendobj\n'),
];

/** A PDF with one object, whose stream holds the content as it is. */
export const pdfWith = (dictionary: string, content: Uint8Array, rest = ''): Uint8Array<ArrayBuffer> => {
  const parts = [bytesOf('%PDF-1.7\n'), ...streamObject(dictionary, content), bytesOf(`${rest}%%EOF\n`)];
  return new Uint8Array(Buffer.concat(parts));
};

/** A profile with one value in each field. */
export const storedCandidate = ({
  languages = [],
  ...more
}: Partial<Omit<Candidate, 'languages'>> & { languages?: readonly LanguageRow[] } = {}): Candidate => ({
  id: 7,
  occupation: null,
  name: 'Ana Maria Lima',
  email: 'ana@example.com',
  phone: '+351912345678',
  address: 'Rua das Flores 1',
  subtitle: 'Translator & "interpreter"',
  skills: ['SEO', 'Subtitling <SRT>'],
  language: 'Portuguese',
  languages: languages.map((row) => ({ ...row, skills: mapSkills((skill) => [...row.skills[skill]]) })),
  modes: [],
  location: 'Porto',
  experience: '8 years',
  avatar: null,
  created_at: isoInstant('2026-05-01T10:00:00.000Z'),
  cv: null,
  video: null,
  video_public: false,
  profile_public: false,
  ...more,
});
