import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentShape } from '#shared/contracts/plain-forms.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { languageRows, offeredModes } from '#shared/domain/languages/arbitraries.ts';
import { cefr, claim, point, row } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { mapSkills } from '#shared/domain/languages/skills.ts';
import { groupLanguages } from '../group-languages.ts';
import { writeOwnJson } from './own-json.ts';
import { readFile } from './read-file.ts';
import { bytesOf, parseInTests, storedCandidate } from './test-files.ts';
import { writeCandidate } from './write-candidate.ts';
import { writeJsonResume } from './write-json-resume.ts';
import { childrenOf, type DomElement, elementsAt, rawTextAt, textAt } from './xml-element.ts';

const names: Readonly<Record<string, string>> = {
  ja: 'Japanese',
  zh: 'Chinese',
  pt: 'Portuguese',
  'pt-BR': 'Brazilian Portuguese',
  en: 'English',
  de: 'German',
};
const nameOf = (tag: string) => names[tag] ?? tag;
const read = (text: string) => readFile(bytesOf(text), parseInTests);

const n2 = claim(point('jlpt', 'N2', 118), { taken_on: '2025-12-07', certificate_number: 'A 1', evidence: 'checked' });
const spoken = row(
  'ja',
  { reading: [n2, claim(cefr('B2'))], listening: [n2], writing: [claim(cefr('none'))] },
  { working: 'C', last_used: '2026-10' },
);
/** An own level as files give it. */
const own = (level: string) => claim({ scale: 'cefr', level });
const native = row('pt', {}, { native: true });
const refined = row('pt-BR', { reading: [claim(point('ielts', 7))] });
const person = storedCandidate({ languages: [native, spoken, refined], modes: ['consecutive', 'subtitling'] });

/** The same statements; evidence is never a file's to set. */
const declared = (each: LanguageRow): LanguageRow => ({
  ...each,
  skills: mapSkills((skill) => each.skills[skill].map((one) => ({ ...one, evidence: 'declared' }))),
});

describe('the own format', () => {
  test('read again gives the same statements, whatever they are', async () => {
    const subtitles = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => sentShape(candidateFields).subtitle.safeParse(text).data ?? '<b> &amp; "');
    const texts = fc.record({ subtitle: subtitles, experience: fc.constantFrom('', '8  years') });
    await fc.assert(
      fc.asyncProperty(languageRows, offeredModes, texts, async (languages, modes, fields) => {
        const candidate = storedCandidate({ ...fields, languages, modes });
        const found = await read(writeOwnJson(candidate));
        const { rows, unresolved } = groupLanguages(found.languages, [names]);
        expect(unresolved).toEqual([]);
        expect(rows.map(({ row: each }) => each)).toEqual(candidate.languages.map(declared));
        expect(found.modes).toEqual(modes);
        const { name, phone, address, location, language } = candidate;
        expect(found.fields).toEqual({ name, phone, address, location, language, ...fields });
        expect(found.skills).toEqual(candidate.skills);
      }),
      { numRuns: 60 },
    );
  });

  test('of a later version is refused by name', async () => {
    const later = writeOwnJson(person).replace('"version": 1', '"version": 2');
    await expect(read(later)).rejects.toMatchObject({ reason: 'newerVersion' });
  });

  test('keeps the language of a row that the contract refuses, without its claims', async () => {
    const { languages } = await read(writeOwnJson(person).replaceAll('"N2"', '"N9"'));
    expect(languages.map(({ code }) => code)).toEqual(['pt', 'ja', 'pt-BR']);
    expect(languages[1]?.claims.reading).toEqual([]);
  });
});

describe('the export to Europass', () => {
  const xml = writeCandidate(person, nameOf);
  const root = parseInTests(xml);
  const namesIn = (parent: DomElement | undefined): string[] => {
    const found: string[] = [];
    for (let node = parent?.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 1) found.push((node as DomElement & { nodeName: string }).nodeName);
    }
    return found;
  };

  // The order is that of the Europass CV XML Schema Documentation 3.0.0 (DG EMPL, 2020-06-02), sections 3.1 to 3.12 and 3.37.
  test('has the elements of the schema documentation in their order', () => {
    expect(root.namespaceURI).toBe('http://www.europass.eu/1.0');
    expect(namesIn(root)).toEqual([
      'hr:DocumentID',
      'CandidateSupplier',
      'CandidatePerson',
      'CandidateProfile',
      'RenderingInformation',
    ]);
    const [supplier] = childrenOf(root, 'CandidateSupplier');
    expect(namesIn(supplier)).toEqual(['hr:PartyID', 'hr:PartyName', 'PersonContact', 'hr:PrecedenceCode']);
    const [candidate] = childrenOf(root, 'CandidatePerson');
    expect(namesIn(candidate)).toEqual([
      'PersonName',
      'Communication',
      'Communication',
      'Communication',
      'PrimaryLanguageCode',
    ]);
    expect(namesIn(elementsAt(candidate, 'PersonName')[0])).toEqual(['FormattedName', 'oa:GivenName', 'hr:FamilyName']);
    const [profile] = childrenOf(root, 'CandidateProfile');
    expect([...new Set(namesIn(profile))]).toEqual([
      'hr:ID',
      'hr:ExecutiveSummary',
      'PersonQualifications',
      'Skills',
      'Others',
    ]);
    const competencies = elementsAt(profile, 'PersonQualifications', 'PersonCompetency');
    expect(competencies.map(namesIn)).toEqual([
      ['CompetencyID', 'hr:TaxonomyID', 'eures:CompetencyDimension'],
      ['CompetencyID', 'hr:TaxonomyID'],
    ]);
    expect(namesIn(elementsAt(competencies[0], 'CompetencyDimension')[0])).toEqual([
      'hr:CompetencyDimensionTypeCode',
      'eures:Score',
    ]);
  });

  test('names the sections that the editor shows, and the country of the phone, without which it refuses the file', () => {
    const sections = elementsAt(root, 'RenderingInformation', 'Design', 'SectionsOrder', 'Section');
    expect(sections.map((each) => textAt(each, 'Title'))).toEqual(['language', 'profile-skills']);
    const phones = elementsAt(root, 'CandidatePerson', 'Communication', 'CountryDialing');
    expect(phones.map((each) => textAt(each))).toEqual(['351']);
  });

  test('has levels of the CEFR as dimensions, and every other result in words only', () => {
    const scores = elementsAt(
      root,
      'CandidateProfile',
      'PersonQualifications',
      'PersonCompetency',
      'CompetencyDimension',
      'Score',
      'ScoreText',
    );
    expect(scores.map((each) => textAt(each))).toEqual(['B2']);
    const tests = elementsAt(root, 'CandidateProfile', 'Others', 'Other').map((each) => [
      textAt(each, 'Title'),
      textAt(each, 'Date', 'StartDate', 'FormattedDateTime'),
    ]);
    expect(tests).toEqual([
      ['Japanese: JLPT N2, 118 points: listening, reading; certificate number A 1', '2025-12-07'],
      ['Brazilian Portuguese: IELTS 7 points: reading', ''],
    ]);
  });

  test('writes codes of ISO 639-2/B, and names for languages without one', () => {
    const ids = elementsAt(root, 'CandidateProfile', 'PersonQualifications', 'PersonCompetency', 'CompetencyID');
    expect(ids.map((each) => [each.getAttribute('schemeName'), textAt(each)])).toEqual([
      ['NORMAL', 'jpn'],
      ['FREE_TEXT', 'Brazilian Portuguese'],
    ]);
    expect(writeCandidate(storedCandidate({ languages: [row('de')] }), nameOf)).toContain('>ger<');
  });

  test('names each skill once, since the editor refuses a file that has one twice', () => {
    const doubled = writeCandidate(storedCandidate({ skills: ['SEO', 'Dubbing', 'seo', 'SEO'] }), nameOf);
    expect(doubled.match(/(?<=<hr:CompetencyName>)[^<]*/g)).toEqual(['SEO', 'Dubbing']);
  });

  test('read again gives the person and the levels', async () => {
    const { fields, skills, languages } = await read(xml);
    expect(fields).toMatchObject({ name: person.name, phone: '+351 912345678', location: 'Porto' });
    expect(skills).toEqual(['SEO', 'Subtitling']);
    const { rows } = groupLanguages(languages, [names]);
    expect(rows.map(({ row: each }) => each)).toEqual([native, row('ja', { reading: [own('B2')] }), row('pt-BR')]);
  });

  test('is well-formed with texts that XML cannot hold, and with markup in them', () => {
    const subtitle = '\u0000\u0008\uFFFE\uD800 <b> & "]]>\u{1F600}';
    const hostile = parseInTests(writeCandidate(storedCandidate({ subtitle, name: 'A <i/> & "B"' }), nameOf));
    expect(rawTextAt(hostile, 'CandidateProfile', 'ExecutiveSummary')).toBe(' <b> & "]]>\u{1F600}');
    expect(rawTextAt(hostile, 'CandidatePerson', 'PersonName', 'FormattedName')).toBe('A <i/> & "B"');
  });
});

describe('the export to JSON Resume', () => {
  test('has the fields of version 1.0, with tests as certificates', () => {
    expect(JSON.parse(writeJsonResume(person, nameOf))).toEqual({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: person.name,
        label: person.subtitle,
        email: person.email,
        phone: person.phone,
        location: { address: 'Rua das Flores 1', city: 'Porto' },
      },
      skills: [{ name: 'SEO' }, { name: 'Subtitling <SRT>' }],
      languages: [
        { language: 'Portuguese', fluency: 'Native' },
        { language: 'Japanese', fluency: 'CEFR: reading B2' },
        { language: 'Brazilian Portuguese' },
      ],
      certificates: [
        { name: 'Japanese: JLPT N2, 118 points: listening, reading; certificate number A 1', date: '2025-12-07' },
        { name: 'Brazilian Portuguese: IELTS 7 points: reading' },
      ],
      meta: { version: 'v1.0.0' },
    });
  });

  test('read again gives a native language, and a level that all skills have', async () => {
    const english = row(
      'en',
      mapSkills(() => [own('C1')]),
    );
    const { languages } = await read(writeJsonResume(storedCandidate({ languages: [native, english] }), nameOf));
    const { rows } = groupLanguages(languages, [names]);
    expect(rows.map(({ row: each }) => each)).toEqual([native, english]);
  });
});
