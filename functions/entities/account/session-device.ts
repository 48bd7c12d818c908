import type { Browser, Device, System } from '#shared/domain/device.ts';

/** Longer headers are cut: the names below are near the start of every real one. */
const longestRead = 512;

// In the order of the checks: browsers name those that they descend from as well.
const browserMarks: readonly (readonly [Browser, readonly string[]])[] = [
  ['edge', ['Edg/', 'EdgA/', 'EdgiOS/', 'Edge/']],
  ['opera', ['OPR/', 'OPT/', 'Opera']],
  ['samsung', ['SamsungBrowser/']],
  ['firefox', ['Firefox/', 'FxiOS/']],
  ['chrome', ['Chrome/', 'CriOS/']],
  ['safari', ['Safari/']],
];

const systemMarks: readonly (readonly [System, readonly string[]])[] = [
  ['ipad', ['iPad']],
  ['iphone', ['iPhone', 'iPod']],
  ['android', ['Android']],
  ['chromeos', ['CrOS']],
  ['windows', ['Windows']],
  // iPads also call themselves Macintosh unless they ask for a site's mobile form.
  ['macos', ['Macintosh', 'Mac OS X']],
  ['linux', ['Linux']],
];

// Stored as two letters, so that the ten sessions of an account still fit into one write unit (1 KB). Letters are never
// given to another name.
const browserCodes: Readonly<Record<Browser, string>> = {
  chrome: 'c',
  edge: 'e',
  firefox: 'f',
  safari: 's',
  opera: 'o',
  samsung: 'g',
};
const systemCodes: Readonly<Record<System, string>> = {
  windows: 'w',
  macos: 'm',
  linux: 'l',
  android: 'a',
  iphone: 'p',
  ipad: 't',
  chromeos: 'c',
};
const unknownCode = '-';

const nameIn = <Name extends string>(text: string, marks: readonly (readonly [Name, readonly string[]])[]) =>
  marks.find(([, words]) => words.some((word) => text.includes(word)))?.[0];

/** The two letters that are stored of a `User-Agent` header; undefined where it names nothing known. */
export function deviceCodeOf(userAgent: string): string | undefined {
  const text = userAgent.slice(0, longestRead);
  const [browser, system] = [nameIn(text, browserMarks), nameIn(text, systemMarks)];
  if (!browser && !system) return undefined;
  return (browser ? browserCodes[browser] : unknownCode) + (system ? systemCodes[system] : unknownCode);
}

const nameOf = <Name extends string>(codes: Readonly<Record<Name, string>>, code: string | undefined): Name | null =>
  (Object.keys(codes) as Name[]).find((name) => codes[name] === code) ?? null;

/** The kind of device that a stored code means; null for sessions without one. */
export const toDevice = (code: string | undefined): Device | null =>
  code === undefined ? null : { browser: nameOf(browserCodes, code[0]), system: nameOf(systemCodes, code[1]) };
