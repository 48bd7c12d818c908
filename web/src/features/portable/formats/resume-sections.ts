import { memberOf } from './json-value.ts';
import { type LeftOutKind, leftOutKinds } from './left-out.ts';
import { plainLine } from './plain-text.ts';

// Résumés as JSON: JSON Resume 1.0, what many programs write in a form like it, and the exports of Reactive Resume (its
// schemas of versions 3 to 5, MIT, read on 2026-11-26), which have their entries in `sections.<name>.items`.

export type SectionKind = LeftOutKind | 'basics' | 'skills' | 'ignored';

/** A part of a résumé, whatever the file calls it. */
export interface Section {
  /** Undefined for a part that is not known here. */
  kind: SectionKind | undefined;
  /** How the file names it. */
  name: string;
  content: unknown;
}

/** Names of sections beside those of JSON Resume, without spaces and marks; each program has others. */
const otherNames: Readonly<Record<SectionKind, string>> = {
  basics:
    'basic personal personalinfo personalinformation personaldetails contact contactinfo contactdetails header bio',
  skills: 'skill technicalskills softskills hardskills keyskills competences competencies expertise',
  languages: 'language langs languageskills spokenlanguages languagesspoken knownlanguages sprachen langues idiomas',
  work: 'experience experiences workexperience workhistory employment employmenthistory professionalexperience positions jobs',
  education: 'educations studies schools degrees academics educationhistory',
  volunteer: 'volunteering volunteerexperience voluntarywork',
  awards: 'award honors honours achievements honorsandawards',
  certificates: 'certificate certifications certification licenses courses accomplishments',
  publications: 'publication papers',
  projects: 'project portfolio',
  interests: 'interest hobbies hobbiesandinterests',
  references: 'reference referees recommendations',
  profiles: 'profile socialprofiles socialmedia social links websites url website',
  summary: 'objective about aboutme executivesummary professionalsummary',
  ignored:
    'schema meta metadata picture photo image avatar theme settings template public id email format version locale workstatus',
};

const kinds = new Map<string, SectionKind>([
  ...leftOutKinds.map((kind) => [kind, kind] as const),
  ...Object.entries(otherNames).flatMap(([kind, names]) =>
    [kind, ...names.split(' ')].map((name) => [name, kind as SectionKind] as const),
  ),
]);

/** The kind of a section by its name, however it is written: `workExperience`, `Work experience`, `work_experience`. */
export const kindOf = (name: string): SectionKind | undefined =>
  kinds.get(name.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const membersOf = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value).filter(([name]) => name !== '__proto__') : [];

/** The name that a person gave to a section of Reactive Resume, otherwise its key. */
const titleOf = (key: string, content: unknown): string => {
  const title = memberOf(content, 'title') ?? memberOf(content, 'name');
  return typeof title === 'string' && title.trim() !== '' ? plainLine(title) : plainLine(key);
};

const section = (key: string, content: unknown, kind = kindOf(key)): Section => ({
  kind,
  name: titleOf(key, content),
  content,
});

/** The sections of a further object, such as own ones: each says its type, or is known by its name. */
const furtherSections = (value: unknown): Section[] =>
  (Array.isArray(value) ? value.map((each): [string, unknown] => ['', each]) : membersOf(value)).map(
    ([key, content]) => {
      const type = memberOf(content, 'type');
      const name = titleOf(key, content);
      return { kind: kindOf(typeof type === 'string' && type !== 'custom' ? type : name), name, content };
    },
  );

function sectionsIn(value: unknown): Section[] {
  return membersOf(value).flatMap(([key, content]) => {
    if (key === 'sections') return sectionsIn(content);
    if (key === 'custom' || key === 'customSections') return furtherSections(content);
    return [section(key, content)];
  });
}

/** Parts of the basics that are fields of a profile, in any of the words for them. */
export const basicFields = {
  name: ['name', 'fullname'],
  given: ['firstname', 'givenname'],
  family: ['lastname', 'familyname', 'surname'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'telephone', 'tel'],
  label: ['label', 'headline', 'title', 'jobtitle', 'profession', 'position', 'role'],
  location: ['location', 'address', 'city', 'residence'],
} as const;
const basicNames = new Set<string>(Object.values(basicFields).flat());

const folded = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** A member of an object by one of its folded names. */
export const memberNamed = (value: unknown, names: readonly string[]): unknown =>
  names
    .map((name) => membersOf(value).find(([key]) => folded(key) === name)?.[1])
    .find((found) => found !== undefined && found !== '');

/** Wrappers around the résumé itself in the exports of some programs. */
const wrappers = ['resume', 'cv', 'data', 'jsonresume', 'resumedata', 'content'];

const isResume = (value: unknown): boolean =>
  isObject(memberOf(value, 'sections')) ||
  membersOf(value).some(([key]) => !['ignored', 'summary', 'profiles', undefined].includes(kindOf(key)));

/** The résumé in a file: the value itself, or what a program has wrapped; undefined for anything else. */
export function resumeIn(value: unknown): unknown {
  if (isResume(value)) return value;
  const wrapped = memberNamed(value, wrappers);
  return isResume(wrapped) ? wrapped : undefined;
}

/** All sections of a résumé, those within its basics included; fields of the basics are no sections. */
export function sectionsOf(resume: unknown): Section[] {
  const top = sectionsIn(resume);
  const within = top.filter(({ kind }) => kind === 'basics').flatMap(({ content }) => sectionsIn(content));
  return [...top.filter(({ kind }) => kind !== 'basics'), ...within].filter(
    ({ kind, name }) => kind !== 'ignored' && !basicNames.has(folded(name)),
  );
}

/** What is in the basics of a résumé, or beside its sections where a file has none. */
export const basicsOf = (resume: unknown): unknown =>
  membersOf(resume).find(([key, content]) => kindOf(key) === 'basics' && isObject(content))?.[1] ?? resume;

/** The entries of a section: of a list, of its items, or a text as the only one; hidden ones too. */
export function entriesOf({ content }: Section): unknown[] {
  if (Array.isArray(content)) return content.filter((entry) => entry !== null && entry !== '');
  const items = memberOf(content, 'items');
  if (Array.isArray(items)) return entriesOf({ kind: undefined, name: '', content: items });
  const text = isObject(content) ? (memberOf(content, 'content') ?? memberOf(content, 'body')) : content;
  if (typeof text === 'string') return plainLine(text) === '' ? [] : [text];
  if (isObject(content))
    return memberOf(content, 'items') === undefined && text === undefined ? entriesOfRecord(content) : [];
  return typeof content === 'number' || content === true ? [content] : [];
}

/** The members of an object that has something in it. */
const entriesOfRecord = (record: Readonly<Record<string, unknown>>): unknown[] =>
  membersOf(record).filter(([, value]) => value !== '' && value !== null && value !== false && value !== undefined);
