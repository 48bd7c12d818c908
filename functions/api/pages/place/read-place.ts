import type { CountryCode } from '#shared/domain/countries.ts';
import { countryNamed } from './country-names.ts';
import { isGeorgian, stateInUs, usStateOf } from './us-places.ts';
import { isRegion, readPart } from './workplace.ts';

/** Where a job is done, as far as its place says so without doubt. */
export type JobPlace =
  | { isRemote: true; countries: readonly CountryCode[] }
  | { isRemote: false; country: CountryCode; region?: string; locality?: string };

interface Site {
  country: CountryCode;
  region?: string;
  /** The parts before the country and region. */
  before: readonly string[];
}

/** Commas of all scripts of the site, and what people separate offers of a place with. */
const separators = /[,،、;/|()[\]{}·・•]|\s[-–—]\s/;

/** Separators between which people choose: `Tokyo / Remote` is work in Tokyo for those who want it. */
const alternatives = /[;/|·・•]/;
/** Remote work that follows a place as a remark: `Berlin, Germany (Remote)`, `Berlin - remote`. */
const remark = /\S\s*[([{]|\S\s[-–—]\s/;

/**
 * Reads a job's place as people write it (`Berlin, Germany (Remote)`). It never guesses: undefined when the place names no
 * country, several, or one that may also be another place (`Georgia`, `Toronto, CA`).
 * @param given the country that the recruiter chose, which then decides
 */
export function readPlace(location: string, given?: CountryCode): JobPlace | undefined {
  const text = location.normalize('NFKC');
  const read = text
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readPart);
  const parts = read.map(({ rest }) => rest).filter(Boolean);
  if (read.some(({ says }) => says === 'partly remote')) return onSite(parts, location, given);
  if (!read.some(({ says }) => says === 'remote')) return onSite(parts, location, given);
  if (!parts.some(isSite)) return remotely(parts, given);
  if (alternatives.test(text)) return onSite(parts, location, given);
  // `Remote Berlin` and `Remote, Berlin` are ambiguous: the work may be in Berlin or from anywhere.
  return remark.test(text) && read[0]?.says === 'nothing' ? remotely(parts, given) : undefined;
}

/** Whether a part names where one works, rather than where one may live. */
const isSite = (part: string): boolean => countryNamed(part) === undefined && !isRegion(part);

function remotely(parts: readonly string[], given: CountryCode | undefined): JobPlace | undefined {
  if (given) return { isRemote: true, countries: [given] };
  const named = parts.map(countryNamed);
  const countries = named.filter((code) => code !== undefined);
  if (countries.length === parts.length && countries.length > 0) {
    return { isRemote: true, countries: [...new Set(countries)] };
  }
  const site = siteOf(parts);
  return site && { isRemote: true, countries: [site.country] };
}

function onSite(parts: readonly string[], location: string, given: CountryCode | undefined): JobPlace | undefined {
  const site = siteOf(parts);
  if (given && site?.country !== given)
    return { isRemote: false, country: given, ...localityFor(parts, location, given) };
  if (!site) return undefined;
  const { country, region, before } = site;
  return { isRemote: false, country, ...(region ? { region } : {}), ...localityOf(before, location) };
}

/** The place within a country that the text does not name, unless the text names another one. */
function localityFor(parts: readonly string[], location: string, given: CountryCode) {
  if (siteOf(parts) || parts.some((part) => countryNamed(part) !== undefined)) return {};
  return localityOf(
    parts.filter((part, index) => index === 0 || part.toUpperCase() !== given),
    location,
  );
}

/** The country that ends a place, or begins it in Japanese. */
function siteOf(parts: readonly string[]): Site | undefined {
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  const before = parts.slice(0, -1);
  const city = before.at(-1);
  if (city !== undefined) {
    const region = usStateOf(city, last);
    if (region) return { country: 'US', region, before };
    if (isGeorgian(city, last)) return { country: 'GE', before };
  }
  const country = countryNamed(last) ?? (/\p{Script=Han}/u.test(parts[0] ?? '') ? leading(parts) : undefined);
  if (!country) return undefined;
  const others = countryNamed(last) ? before : parts.slice(1);
  const region = country === 'US' ? stateInUs(others) : undefined;
  if (region) return { country, region, before: others.slice(0, -1) };
  const isOnlyOne = others.every((part) => [undefined, country].includes(countryNamed(part)));
  return isOnlyOne ? { country, before: others } : undefined;
}

const leading = ([first = '']: readonly string[]) => countryNamed(first);

/** The place within the country, unless it offers several. */
function localityOf(before: readonly string[], location: string) {
  const isOne = before.length === 1 || (before.length > 1 && !/[;/|&]|\b(?:or|and|oder|und|ou|et)\b/i.test(location));
  return isOne ? { locality: before.join(', ') } : {};
}
