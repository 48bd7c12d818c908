import type { Shown } from './shown-filter.ts';

/** What a list shows of a candidate: the name only where the list has it. */
interface ShownPerson {
  name: string | null;
  masked_name?: string;
  subtitle: string;
  skills: readonly string[];
  location: string;
  language: string;
  languages: readonly { tag: string }[];
}

/** What the filters of a list compare of a candidate whom it shows so. */
export const shownPerson = (person: ShownPerson): Shown => ({
  texts: [person.name ?? person.masked_name ?? '', person.subtitle, ...person.skills, person.location],
  language: person.language,
  tags: person.languages.map(({ tag }) => tag),
});
