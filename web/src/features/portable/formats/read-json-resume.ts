import { cefrClaim } from './cefr-claims.ts';
import { blankLanguage, type FoundLanguage, type FoundProfile } from './found-profile.ts';
import { lineAt, listAt, memberOf } from './json-value.ts';
import { maxEntries } from './limits.ts';
import { distinctTexts, plainLine } from './plain-text.ts';

/** Sections of JSON Resume 1.0 by which a file is recognised. */
const sections = ['basics', 'work', 'education', 'skills', 'languages'];

export const isJsonResume = (value: unknown): boolean =>
  sections.some((section) => memberOf(value, section) !== undefined);

/** A statement of its own, in the words that such files use for it; it is no level. */
const native = /^native(?: speaker)?$/i;

/** Fluency is free text: it counts as a level only if it is one, and is shown otherwise. */
function languageFrom(entry: unknown): FoundLanguage {
  const fluency = lineAt(entry, 'fluency');
  const overall = cefrClaim(fluency);
  const isNative = native.test(fluency);
  const remarks = fluency === '' || overall || isNative ? [] : [fluency];
  return { ...blankLanguage, label: lineAt(entry, 'language'), native: isNative, overall, remarks };
}

function skillNames(entry: unknown): string[] {
  const keywords = listAt(entry, 'keywords').filter((each) => typeof each === 'string');
  return [lineAt(entry, 'name'), ...keywords.map(plainLine)];
}

/** Reads a résumé of JSON Resume 1.0. */
export function readJsonResume(value: unknown): FoundProfile {
  const place = ['basics', 'location'];
  const city = lineAt(value, ...place, 'city');
  const town = [lineAt(value, ...place, 'postalCode'), city].filter(Boolean).join(' ');
  const address = [lineAt(value, ...place, 'address'), town, lineAt(value, ...place, 'countryCode')];
  const work = listAt(value, 'work');
  return {
    format: 'jsonResume',
    fields: {
      name: lineAt(value, 'basics', 'name'),
      phone: lineAt(value, 'basics', 'phone'),
      address: address.filter(Boolean).join(', '),
      location: city,
      subtitle: lineAt(value, 'basics', 'label') || lineAt(work[0], 'position'),
    },
    country: lineAt(value, ...place, 'countryCode'),
    skills: distinctTexts(listAt(value, 'skills').flatMap(skillNames)).slice(0, maxEntries),
    languages: listAt(value, 'languages')
      .map(languageFrom)
      .filter(({ label }) => label !== ''),
    modes: [],
    leftOut: { work: work.length, education: listAt(value, 'education').length },
  };
}
