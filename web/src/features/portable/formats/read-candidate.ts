import { skillLevels } from './cefr-claims.ts';
import { dimensionCodes } from './europass-names.ts';
import { blankLanguage, type FoundLanguage, type FoundProfile } from './found-profile.ts';
import { maxEntries } from './limits.ts';
import { distinctTexts } from './plain-text.ts';
import { childrenOf, type DomElement, elementsAt, textAt } from './xml-element.ts';

const code = /^[a-z]{2,3}$/i;

/** A language is a code of ISO 639 or free text; an attribute says which, but not in all files. */
const languageFrom = (element: DomElement, attribute: string): FoundLanguage => {
  const text = textAt(element);
  const isFreeText = /^free_?text$/i.test(element.getAttribute(attribute) ?? '');
  return !isFreeText && code.test(text) ? { ...blankLanguage, code: text } : { ...blankLanguage, label: text };
};

const isLanguage = (competency: DomElement): boolean => /^language$/i.test(textAt(competency, 'TaxonomyID'));

function competencyLanguage(competency: DomElement): FoundLanguage[] {
  const [id] = childrenOf(competency, 'CompetencyID');
  if (id === undefined) return [];
  const dimensions = childrenOf(competency, 'CompetencyDimension');
  const levelOf = (name: string) =>
    textAt(
      dimensions.find((each) => textAt(each, 'CompetencyDimensionTypeCode') === name),
      'Score',
      'ScoreText',
    );
  return [{ ...languageFrom(id, 'schemeName'), claims: skillLevels((skill) => levelOf(dimensionCodes[skill])) }];
}

const channel = (person: DomElement | undefined, name: string): DomElement[] =>
  childrenOf(person, 'Communication').filter((each) => textAt(each, 'ChannelCode') === name);

function phoneOf(person: DomElement | undefined): string {
  const [phone] = channel(person, 'Telephone');
  const country = textAt(phone, 'CountryDialing').replace(/^\+?/, '+');
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

/** Reads the Europass document that is in use since 2020. */
export function readCandidate(root: DomElement): FoundProfile {
  const [person] = childrenOf(root, 'CandidatePerson');
  const [profile] = childrenOf(root, 'CandidateProfile');
  const [name] = childrenOf(person, 'PersonName');
  const names = [textAt(name, 'GivenName'), textAt(name, 'FamilyName')].filter(Boolean).join(' ');
  const positions = elementsAt(profile, 'EmploymentHistory', 'EmployerHistory', 'PositionHistory');
  const competencies = elementsAt(profile, 'PersonQualifications', 'PersonCompetency').filter(isLanguage);
  const native = childrenOf(person, 'PrimaryLanguageCode').map((each) => ({
    ...languageFrom(each, 'name'),
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
    skills: distinctTexts(skillNames(profile)).slice(0, maxEntries),
    languages: [...native, ...competencies.flatMap(competencyLanguage)].slice(0, maxEntries),
    modes: [],
    leftOut: {
      work: positions.length,
      education: elementsAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').length,
    },
  };
}
