import type { FoundProfile } from './found-profile.ts';
import { lineAt, memberOf } from './json-value.ts';
import { joinLeftOut, type LeftOut } from './left-out.ts';
import { maxEntries } from './limits.ts';
import { distinctTexts, plainEntries, plainLine } from './plain-text.ts';
import { resumeLanguages } from './resume-languages.ts';
import {
  basicFields,
  basicsOf,
  entriesOf,
  isObject,
  memberNamed,
  resumeIn,
  type Section,
  type SectionKind,
  sectionsOf,
} from './resume-sections.ts';

export const isResumeJson = (value: unknown): boolean => resumeIn(value) !== undefined;

const lineOf = (value: unknown): string => (typeof value === 'string' ? plainLine(value) : '');

/** The code of the country of residence; some programs have it, or a name, in `country`. */
const countryOf = (basics: unknown): string => {
  const place = memberNamed(basics, basicFields.location);
  const code = lineAt(place, 'countryCode') || lineAt(place, 'country');
  return /^[a-z]{2}$/i.test(code) ? code : '';
};

/** The place as one line, and its city; some programs write one text for both. */
function placeOf(basics: unknown): { address: string; location: string } {
  const place = memberNamed(basics, basicFields.location);
  if (!isObject(place)) return { address: '', location: lineOf(place) };
  const city = lineAt(place, 'city');
  const town = [lineAt(place, 'postalCode'), city].filter(Boolean).join(' ');
  const country = lineAt(place, 'countryCode') || lineAt(place, 'country');
  return { address: [lineAt(place, 'address'), town, country].filter(Boolean).join(', '), location: city };
}

function nameOf(basics: unknown): string {
  const parts = [memberNamed(basics, basicFields.given), memberNamed(basics, basicFields.family)].map(lineOf);
  return lineOf(memberNamed(basics, basicFields.name)) || parts.filter(Boolean).join(' ');
}

function skillNames(entry: unknown): string[] {
  if (typeof entry === 'string') return plainEntries(entry);
  // A member of an object whose names are groups of skills.
  if (Array.isArray(entry))
    return entry.slice(1).flatMap((group) => (Array.isArray(group) ? group : [group]).flatMap(skillNames));
  const keywords = memberOf(entry, 'keywords');
  const texts = Array.isArray(keywords) ? keywords.filter((each) => typeof each === 'string') : [];
  return [lineAt(entry, 'name'), ...texts.map(plainLine)];
}

/** Sections that profiles have no place for, and those that are not known here, by the name in the file. */
function leftOutOf(sections: readonly Section[]): LeftOut[] {
  return sections.flatMap((section): LeftOut[] => {
    const { kind, name } = section;
    if (kind === 'languages' || kind === 'skills' || kind === 'basics' || kind === 'ignored') return [];
    const isText = typeof section.content === 'string' || kind === 'summary';
    const count = isText ? Math.min(1, entriesOf(section).length) : entriesOf(section).length;
    return [kind === undefined ? { kind: null, name, count } : { kind, count }];
  });
}

const formatOf = (resume: unknown): FoundProfile['format'] => {
  if (isObject(memberOf(resume, 'sections'))) return 'reactiveResume';
  return isObject(memberOf(resume, 'basics')) ? 'jsonResume' : 'otherJson';
};

/** Reads a résumé in JSON: JSON Resume 1.0, files like it, and exports of Reactive Resume. */
export function readResumeJson(value: unknown): FoundProfile {
  const resume = resumeIn(value);
  const basics = basicsOf(resume);
  const sections = sectionsOf(resume);
  const entries = (kind: SectionKind) => sections.filter((each) => each.kind === kind).flatMap(entriesOf);
  const { languages, unread } = resumeLanguages(entries('languages'));
  return {
    format: formatOf(resume),
    fields: {
      name: nameOf(basics),
      phone: lineOf(memberNamed(basics, basicFields.phone)),
      ...placeOf(basics),
      subtitle: lineOf(memberNamed(basics, basicFields.label)) || lineAt(entries('work')[0], 'position'),
    },
    country: countryOf(basics),
    skills: distinctTexts(entries('skills').flatMap(skillNames)).slice(0, maxEntries),
    languages,
    modes: [],
    leftOut: joinLeftOut([...leftOutOf(sections), { kind: 'languages', count: unread }]),
  };
}
