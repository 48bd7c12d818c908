import { skillLevels } from './cefr-claims.ts';
import { passportLevels } from './europass-names.ts';
import { blankLanguage, type FoundLanguage, type FoundProfile } from './found-profile.ts';
import { joinLeftOut } from './left-out.ts';
import { maxEntries } from './limits.ts';
import { otherParts } from './other-parts.ts';
import { distinctTexts, plainEntries } from './plain-text.ts';
import { childrenOf, type DomElement, elementsAt, rawTextAt, textAt } from './xml-element.ts';

/** Parts of the skills whose formatted texts are lists of words more often than sentences. */
const skillParts = ['JobRelated', 'Computer', 'Other'];
/** The longest entry that is a skill of a profile; longer ones are sentences. */
const longestSkill = 60;

const described = (element: DomElement): FoundLanguage => ({
  ...blankLanguage,
  code: textAt(element, 'Description', 'Code'),
  label: textAt(element, 'Description', 'Label'),
});

/** `--06` and `---15` in the older of these schemas, `6` and `15` in the newer ones. */
const datePart = (date: DomElement | undefined, name: string): string =>
  (date?.getAttribute(name) ?? '').replaceAll('-', '').padStart(2, '0');

function dateText(date: DomElement | undefined): string {
  const parts = [datePart(date, 'year'), datePart(date, 'month'), datePart(date, 'day')];
  return parts.slice(0, parts.indexOf('00') < 0 ? 3 : parts.indexOf('00')).join('-');
}

/** Certificates of this format have a title and a level of the CEFR only: too little for a result of a test. */
function certificateText(certificate: DomElement): string {
  const [date] = childrenOf(certificate, 'Date');
  const parts = [textAt(certificate, 'Title'), textAt(certificate, 'AwardingBody'), dateText(date)];
  return [...parts, textAt(certificate, 'Level')].filter(Boolean).join(', ');
}

const foreignLanguage = (element: DomElement): FoundLanguage => ({
  ...described(element),
  claims: skillLevels((skill) => textAt(element, 'ProficiencyLevel', passportLevels[skill])),
  remarks: elementsAt(element, 'VerifiedBy', 'Certificate').map(certificateText).filter(Boolean).slice(0, maxEntries),
});

function placeOf(contact: DomElement | undefined): { address: string; location: string } {
  const [address] = elementsAt(contact, 'Address', 'Contact');
  const city = textAt(address, 'Municipality');
  const town = [textAt(address, 'PostalCode'), city].filter(Boolean).join(' ');
  const country = textAt(address, 'Country', 'Label') || textAt(address, 'Country', 'Code');
  const lines = [textAt(address, 'AddressLine'), textAt(address, 'AddressLine2'), town, country];
  return { address: lines.filter(Boolean).join(', '), location: city };
}

/** Parts that are read, or that say nothing about the person. */
const takenParts = ['Identification', 'Headline', 'Skills', 'WorkExperienceList', 'EducationList'];

/** Reads the Europass document of 2013 to 2020. */
export function readSkillsPassport(root: DomElement): FoundProfile {
  const [learner] = childrenOf(root, 'LearnerInfo');
  const [contact] = elementsAt(learner, 'Identification', 'ContactInfo');
  const [name] = elementsAt(learner, 'Identification', 'PersonName');
  const [skills] = childrenOf(learner, 'Skills');
  const [linguistic] = childrenOf(skills, 'Linguistic');
  const positions = elementsAt(learner, 'WorkExperienceList', 'WorkExperience');
  const entries = skillParts.flatMap((part) => plainEntries(rawTextAt(skills, part, 'Description')));
  return {
    format: 'europassV3',
    fields: {
      name: [textAt(name, 'FirstName'), textAt(name, 'Surname')].filter(Boolean).join(' '),
      phone: textAt(contact, 'TelephoneList', 'Telephone', 'Contact'),
      ...placeOf(contact),
      subtitle: textAt(learner, 'Headline', 'Description', 'Label') || textAt(positions[0], 'Position', 'Label'),
    },
    country: textAt(contact, 'Address', 'Contact', 'Country', 'Code'),
    skills: distinctTexts(entries.filter((entry) => entry.length <= longestSkill)).slice(0, maxEntries),
    languages: [
      ...elementsAt(linguistic, 'MotherTongueList', 'MotherTongue').map((each) => ({
        ...described(each),
        native: true,
      })),
      ...elementsAt(linguistic, 'ForeignLanguageList', 'ForeignLanguage').map(foreignLanguage),
    ].slice(0, maxEntries),
    modes: [],
    leftOut: joinLeftOut([
      { kind: 'work', count: positions.length },
      { kind: 'education', count: elementsAt(learner, 'EducationList', 'Education').length },
      ...otherParts(learner, takenParts),
    ]),
  };
}
