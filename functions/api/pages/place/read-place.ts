import type { CountryCode } from '#shared/domain/countries.ts';
import { isCountryName, isNameOf, stateInUs } from './words.ts';
import { isRegion, readPart } from './workplace.ts';

/** Where in its country a job is done: from home, or at an address, as far as its place says so. */
export type JobPlace = 'remote' | { region?: string; locality?: string };

/** Commas of all scripts of the site, and what people separate offers of a place with. */
const separators = /[,،、;/|()[\]{}·・•]|\s[-–—]\s/;

/** Separators between which people choose: `Tokyo / Remote` is work in Tokyo for those who want it. */
const alternatives = /[;/|·・•]/;
/** Remote work that follows a place as a remark: `Berlin, Germany (Remote)`, `Berlin - remote`. */
const remark = /\S\s*[([{]|\S\s[-–—]\s/;

/**
 * Reads a job's place as people write it (`Berlin, Germany (Remote)`) within the country that its recruiter chose. Undefined
 * for `Remote Berlin` and `Remote, Berlin`: the work may be in Berlin or from anywhere.
 */
export function readPlace(location: string, country: CountryCode): JobPlace | undefined {
  const text = location.normalize('NFKC');
  const written = text.split(separators).map((part) => part.trim());
  const read = written.filter(Boolean).map(readPart);
  const parts = read.map(({ rest }) => rest).filter(Boolean);
  const isOnSite = read.some(({ says }) => says === 'partly remote') || read.every(({ says }) => says === 'nothing');
  if (isOnSite) return addressIn(country, parts, location);
  if (!parts.some(isSite)) return 'remote';
  if (alternatives.test(text)) return addressIn(country, parts, location);
  return remark.test(text) && read[0]?.says === 'nothing' ? 'remote' : undefined;
}

/** Whether a part names where one works, rather than where one may live. */
const isSite = (part: string): boolean => !isCountryName(part) && !isRegion(part);

/** The parts before the country, which ends a place, or begins it in Japanese. */
function withoutCountry(parts: readonly string[], country: CountryCode): readonly string[] {
  const [first = ''] = parts;
  if (isNameOf(parts.at(-1) ?? '', country)) return parts.slice(0, -1);
  if (/\p{Script=Han}/u.test(first) && isNameOf(first, country)) return parts.slice(1);
  return parts.filter((part, place) => place === 0 || part.toUpperCase() !== country);
}

function addressIn(country: CountryCode, parts: readonly string[], location: string): JobPlace {
  const before = withoutCountry(parts, country);
  const region = country === 'US' ? stateInUs(before) : undefined;
  if (!region && before.some((part) => isCountryName(part) && !isNameOf(part, country))) return {};
  const towns = region ? before.slice(0, -1) : before;
  // Several towns are no locality.
  const isOne = towns.length === 1 || (towns.length > 1 && !/[;/|&]|\b(?:or|and|oder|und|ou|et)\b/i.test(location));
  return { ...(region ? { region } : {}), ...(isOne ? { locality: towns.join(', ') } : {}) };
}
