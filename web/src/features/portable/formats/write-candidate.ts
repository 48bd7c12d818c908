import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { callingCodeOf, isE164 } from '#shared/domain/phones/calling-code.ts';
import { highestCefr } from './cefr-claims.ts';
import { candidateNamespaces, dimensionCodes } from './europass-names.ts';
import { bibliographicCode } from './language-codes.ts';
import type { PortableCandidate } from './own-json.ts';
import { distinctTexts } from './plain-text.ts';
import { statedTests } from './stated-tests.ts';
import { element, type Markup, optional, plain, xmlDocument } from './write-xml.ts';

/** Returns the English name of a tag. */
type NameOf = (tag: string) => string;

const scheme = { schemeID: 'profile', schemeAgencyName: 'EUROPASS' } as const;

/** The format has two names; the last word of ours is the family name, and the whole name precedes them. */
function personName(name: string): Markup {
  const words = name.split(' ');
  const family = words.length > 1 ? (words.at(-1) ?? '') : '';
  const given = words.length > 1 ? words.slice(0, -1).join(' ') : name;
  return plain('PersonName', [
    plain('FormattedName', name),
    plain('oa:GivenName', given),
    plain('hr:FamilyName', family),
  ]);
}

const email = (address: string): Markup[] =>
  address ? [plain('Communication', [plain('ChannelCode', 'Email'), plain('oa:URI', address)])] : [];

/** A number without its country's code would make the editor refuse the file. */
const phone = (number: string): Markup[] =>
  isE164(number)
    ? [
        plain('Communication', [
          plain('ChannelCode', 'Telephone'),
          plain('UseCode', 'other'),
          plain('CountryDialing', callingCodeOf(number).slice(1)),
          plain('oa:DialNumber', number.slice(callingCodeOf(number).length)),
        ]),
      ]
    : [];

const address = ({ address: line, location }: PortableCandidate): Markup[] =>
  line || location
    ? [
        plain('Communication', [
          plain('UseCode', 'home'),
          element('Address', { type: 'home' }, [
            ...optional('oa:AddressLine', line),
            ...optional('oa:CityName', location),
          ]),
        ]),
      ]
    : [];

/** Codes for languages with one, free text with the name for refinements and all others. */
function named(tag: string, attribute: 'name' | 'schemeName', elementName: string, nameOf: NameOf): Markup {
  const code = bibliographicCode(tag);
  return element(elementName, { [attribute]: code ? 'NORMAL' : 'FREE_TEXT' }, code ?? nameOf(tag));
}

/** The dimensions take levels of the CEFR only: no other result is converted, and `none` has no value. */
const dimensions = (row: LanguageRow): Markup[] =>
  skills.flatMap((skill) => {
    const level = highestCefr(row.skills[skill]);
    if (level === null) return [];
    return [
      plain('eures:CompetencyDimension', [
        plain('hr:CompetencyDimensionTypeCode', dimensionCodes[skill]),
        plain('eures:Score', [plain('hr:ScoreText', level)]),
      ]),
    ];
  });

/** A native language without levels is complete as a mother tongue. */
const isCompetency = (row: LanguageRow): boolean => !row.native || dimensions(row).length > 0;

const competency = (row: LanguageRow, nameOf: NameOf): Markup =>
  plain('PersonCompetency', [
    named(row.tag, 'schemeName', 'CompetencyID', nameOf),
    plain('hr:TaxonomyID', 'language'),
    ...dimensions(row),
  ]);

/** The editor reads skills of this one kind, and shows them as skills. It refuses a file that has one twice. */
const skill = (name: string): Markup =>
  plain('PersonCompetency', [plain('hr:TaxonomyID', 'Digital_Skill'), plain('hr:CompetencyName', name)]);

/** Tests have no element that is read, so they are a section in words. The editor reads one entry of each `Others`. */
const tests = (row: LanguageRow, nameOf: NameOf): Markup[] =>
  statedTests(row).map(({ text, taken_on }) =>
    plain('Others', [
      plain('Title', 'Language certificates'),
      plain('Other', [
        plain('Title', `${nameOf(row.tag)}: ${text}`),
        ...(taken_on ? [plain('Date', [plain('StartDate', [plain('hr:FormattedDateTime', taken_on)])])] : []),
      ]),
    ]),
  );

/** The editor shows only the sections that are listed here. */
const rendering = plain('RenderingInformation', [
  plain('Design', [
    plain(
      'SectionsOrder',
      ['language', 'profile-skills'].map((title) => plain('Section', [plain('Title', title)])),
    ),
  ]),
]);

/**
 * The profile as the Europass document that is in use since 2020, in English. It has no place for the free texts of
 * languages and experience, working languages, modes and months of the last use.
 */
export function writeCandidate(candidate: PortableCandidate, nameOf: NameOf): string {
  const { languages } = candidate;
  const profile = [
    element('hr:ID', { ...scheme, schemeName: 'CandidateProfileID', schemeVersionID: '1.0' }),
    ...optional('hr:ExecutiveSummary', candidate.subtitle),
    plain(
      'PersonQualifications',
      languages.filter(isCompetency).map((row) => competency(row, nameOf)),
    ),
    plain('Skills', distinctTexts(candidate.skills).map(skill)),
    ...languages.flatMap((row) => tests(row, nameOf)),
  ];
  return xmlDocument(
    element('Candidate', candidateNamespaces, [
      element('hr:DocumentID', { ...scheme, schemeName: 'DocumentIdentifier', schemeVersionID: '4.0' }),
      plain('CandidateSupplier', [
        element('hr:PartyID', { ...scheme, schemeName: 'PartyID', schemeVersionID: '1.0' }),
        plain('hr:PartyName', 'Owner'),
        plain('PersonContact', [personName(candidate.name), ...email(candidate.email)]),
        plain('hr:PrecedenceCode', '1'),
      ]),
      plain('CandidatePerson', [
        personName(candidate.name),
        ...email(candidate.email),
        ...phone(candidate.phone),
        ...address(candidate),
        ...languages.filter(({ native }) => native).map(({ tag }) => named(tag, 'name', 'PrimaryLanguageCode', nameOf)),
      ]),
      element('CandidateProfile', { languageCode: 'en' }, profile),
      rendering,
    ]),
  );
}
