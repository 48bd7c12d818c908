import { cefrClaim, lowestCefr, skillLevels } from './cefr-claims.ts';
import { dimensionCodes, otherCodes } from './europass-names.ts';
import { blankLanguage, type FoundLanguage, type FoundProfile } from './found-profile.ts';
import { joinLeftOut } from './left-out.ts';
import { maxEntries } from './limits.ts';
import { otherParts } from './other-parts.ts';
import { distinctTexts } from './plain-text.ts';
import { childrenOf, type DomElement, elementsAt, textAt } from './xml-element.ts';

/** A code of ISO 639: by itself, or at the end of its address in the list of the Publications Office, as the schema has it. */
const code = /^(?:https?:\/\/publications\.europa\.eu\/resource\/authority\/language\/)?([a-z]{2,3})$/i;

/** Attributes that may say whether a language is a code or free text; files without any exist. */
const kinds = ['name', 'schemeName', 'typeCode'];

function languageFrom(element: DomElement): FoundLanguage {
  const text = textAt(element);
  const isFreeText = kinds.some((kind) => /^free_?text$/i.test(element.getAttribute(kind) ?? ''));
  const [, found] = (isFreeText ? null : code.exec(text)) ?? [];
  return found === undefined ? { ...blankLanguage, label: text } : { ...blankLanguage, code: found };
}

const isLanguage = (competency: DomElement): boolean => /^language$/i.test(textAt(competency, 'TaxonomyID'));

function competencyLanguage(competency: DomElement): FoundLanguage[] {
  const [id] = childrenOf(competency, 'CompetencyID');
  if (id === undefined) return [];
  const dimensions = childrenOf(competency, 'CompetencyDimension');
  const textsOf = (names: readonly string[]) =>
    dimensions
      .filter((each) => names.includes(textAt(each, 'CompetencyDimensionTypeCode')))
      .map((each) => textAt(each, 'Score', 'ScoreText'));
  const claims = skillLevels((skill) => lowestCefr(textsOf([dimensionCodes[skill], ...(otherCodes[skill] ?? [])])));
  // Some programs write one level for the language instead of dimensions.
  const whole = dimensions.length === 0 ? textAt(competency, 'ProficiencyLevel', 'ScoreText') : '';
  const overall = cefrClaim(whole);
  return [{ ...languageFrom(id), claims, overall, remarks: whole === '' || overall ? [] : [whole] }];
}

const channel = (person: DomElement | undefined, name: string): DomElement[] =>
  childrenOf(person, 'Communication').filter((each) => textAt(each, 'ChannelCode') === name);

function phoneOf(person: DomElement | undefined): string {
  const [phone] = channel(person, 'Telephone');
  const country = textAt(phone, 'CountryDialing').replace(/^(?:\+|00)?/, '+');
  const number = `${textAt(phone, 'AreaDialing')}${textAt(phone, 'DialNumber')}`;
  if (number === '') return '';
  return country === '+' ? number : `${country} ${number}`;
}

function placeOf(person: DomElement | undefined): { address: string; location: string } {
  const [address] = elementsAt(person, 'Communication', 'Address');
  const city = textAt(address, 'CityName');
  const lines = childrenOf(address, 'AddressLine')
    .slice(0, maxEntries)
    .map((line) => textAt(line));
  const town = [textAt(address, 'PostalCode'), city].filter(Boolean).join(' ');
  const country = textAt(address, 'CountryCode').toUpperCase();
  return { address: [...lines, town, country].filter(Boolean).join(', '), location: city };
}

/** The title of the present position, otherwise of the first one in the file, which is the latest. */
function positionOf(positions: readonly DomElement[]): string {
  const present = positions.find((each) => textAt(each, 'EmploymentPeriod', 'CurrentIndicator') === 'true');
  return textAt(present ?? positions[0], 'PositionTitle');
}

/** The name of a skill; its id is a name too, unless it is the address of a skill in a vocabulary such as ESCO. */
function skillName(competency: DomElement): string {
  const id = textAt(competency, 'CompetencyID');
  return textAt(competency, 'CompetencyName') || (/^https?:/i.test(id) ? '' : id);
}

const skillNames = (profile: DomElement | undefined): string[] =>
  [
    ...elementsAt(profile, 'Skills', 'PersonCompetency'),
    ...elementsAt(profile, 'Skills', 'SkillsGroup', 'PersonCompetency'),
    ...elementsAt(profile, 'PersonQualifications', 'PersonCompetency').filter((each) => !isLanguage(each)),
  ].map(skillName);

/** Parts of a profile that are read, or that say nothing about the person. */
const takenParts = [
  'ID',
  'PersonQualifications',
  'Skills',
  'EmploymentHistory',
  'EducationHistory',
  'RenderingInformation',
];

/** Reads the Europass document that is in use since 2020. */
export function readCandidate(root: DomElement): FoundProfile {
  const [person] = childrenOf(root, 'CandidatePerson');
  const [profile] = childrenOf(root, 'CandidateProfile');
  const [name] = childrenOf(person, 'PersonName');
  const families = childrenOf(name, 'FamilyName').slice(0, maxEntries);
  const names = [textAt(name, 'GivenName'), ...families.map((each) => textAt(each))].filter(Boolean).join(' ');
  const positions = elementsAt(profile, 'EmploymentHistory', 'EmployerHistory', 'PositionHistory');
  const competencies = elementsAt(profile, 'PersonQualifications', 'PersonCompetency').filter(isLanguage);
  const native = childrenOf(person, 'PrimaryLanguageCode').map((each) => ({
    ...languageFrom(each),
    native: true,
  }));
  return {
    format: 'europass',
    fields: {
      name: textAt(name, 'FormattedName') || names,
      phone: phoneOf(person),
      ...placeOf(person),
      subtitle: positionOf(positions),
    },
    country: textAt(person, 'Communication', 'Address', 'CountryCode'),
    skills: distinctTexts(skillNames(profile)).slice(0, maxEntries),
    languages: [...native, ...competencies.flatMap(competencyLanguage)].slice(0, maxEntries),
    modes: [],
    leftOut: joinLeftOut([
      { kind: 'work', count: positions.length },
      {
        kind: 'education',
        count: elementsAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').length,
      },
      ...otherParts(profile, takenParts),
    ]),
  };
}
