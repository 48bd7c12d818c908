import type { LeftOut, LeftOutKind } from './left-out.ts';
import { childElements, type DomElement, hasText, textAt } from './xml-element.ts';

/** Parts of Europass documents that profiles have no place for. */
const kinds: Readonly<Record<string, LeftOutKind>> = {
  ExecutiveSummary: 'summary',
  Certifications: 'certificates',
  Licenses: 'certificates',
  PublicationHistory: 'publications',
  CreativeWorks: 'publications',
  EmploymentReferences: 'references',
  Recommendations: 'references',
  Projects: 'projects',
  HonoursAndAwards: 'awards',
  Hobbies: 'interests',
  HobbiesAndInterests: 'interests',
  VoluntaryWorks: 'volunteer',
  SocialAndPoliticalActivities: 'volunteer',
};

/** The title that a person gave to a section, otherwise the name of the element as words. */
const nameOf = (part: DomElement): string =>
  textAt(part, 'Title') || (part.localName ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** The children of an element that have something in them and are not taken over, by their names. */
export const otherParts = (parent: DomElement | undefined, taken: readonly string[]): LeftOut[] =>
  childElements(parent).flatMap((part): LeftOut[] => {
    const name = part.localName ?? '';
    if (taken.includes(name) || !hasText(part)) return [];
    const kind = kinds[name];
    const count = kind === 'summary' ? 1 : Math.max(1, childElements(part).length);
    return [kind === undefined ? { kind: null, name: nameOf(part), count } : { kind, count }];
  });
