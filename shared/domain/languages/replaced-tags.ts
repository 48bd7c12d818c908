import { signedLanguages } from './signed-languages.ts';

/** Codes that `Intl` leaves as they are, although another code names the same language (CLDR's `languageAlias`). */
const replacedCodes: ReadonlyMap<string, string> = new Map([
  ['tw', 'ak'],
  ['bh', 'bho'],
]);

export const isReplacedCode = (primary: string): boolean => replacedCodes.has(primary);

/** Tags from before tags were composed of subtags (RFC 5646, section 2.2.8), which `Intl` does not read. */
const replacedTags: ReadonlyMap<string, string> = new Map([
  ['en-gb-oed', 'en-GB-oxendict'],
  ['i-ami', 'ami'],
  ['i-bnn', 'bnn'],
  ['i-hak', 'hak'],
  ['i-klingon', 'tlh'],
  ['i-lux', 'lb'],
  ['i-navajo', 'nv'],
  ['i-pwn', 'pwn'],
  ['i-tao', 'tao'],
  ['i-tay', 'tay'],
  ['i-tsu', 'tsu'],
  ['no-bok', 'nb'],
  ['no-nyn', 'nn'],
  ['sgn-be-fr', 'sfb'],
  ['sgn-be-nl', 'vgt'],
  ['sgn-ch-de', 'sgg'],
  // CLDR has the code of Nigeria's sign language instead of Norway's.
  ['sgn-no', 'nsl'],
  ['zh-min-nan', 'nan'],
]);

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The extended language subtags of the IANA Language Subtag Registry by their prefix, file date 2025-08-25; without `sgn`. */
const extended: Readonly<Record<string, ReadonlySet<string>>> = {
  ar: codes(
    'aao abh abv acm acq acw acx acy adf aeb aec afb ajp ajt apc apd arb arq ars ary arz auz avl ayh ayl ayn ayp bbz pga shu ssh',
  ),
  kok: codes('gom knn'),
  lv: codes('ltg lvs'),
  ms: codes(
    'bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn ors pel pse tmw urk vkk vkt xmm zlm zmi zsm',
  ),
  sw: codes('swc swh'),
  uz: codes('uzn uzs'),
  zh: codes('cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan sjc wuu yue'),
};

/** Replaced tags, and extended ones, each equal to one code alone: `zh-yue` is `yue` (RFC 5646, section 4.5). */
export const compoundTags = (): string[] => [
  ...replacedTags.keys(),
  ...Object.entries({ ...extended, sgn: signedLanguages }).flatMap(([prefix, subtags]) =>
    [...subtags].map((subtag) => `${prefix}-${subtag}`),
  ),
];

const isExtended = (prefix: string, subtag: string): boolean =>
  (prefix === 'sgn' ? signedLanguages : extended[prefix])?.has(subtag) ?? false;

/** Moldovan is Romanian of Moldova; `Intl` drops the country. */
const moldovan = /^mol?(?=-|$)/i;

function moldovanTag(tag: string): string {
  const romanian = new Intl.Locale(tag.replace(moldovan, 'ro'));
  return new Intl.Locale(romanian, { region: romanian.region ?? 'MD' }).toString();
}

/**
 * The tag with an outdated or extended beginning replaced, where `Intl` would not do it; not canonical yet.
 *
 * @throws RangeError for a malformed Moldovan tag
 */
export function currentTag(tag: string): string {
  const [primary = '', second = '', ...others] = tag.toLowerCase().split('-');
  const replacement = replacedTags.get(tag.toLowerCase());
  if (replacement) return replacement;
  if (isExtended(primary, second)) return [second, ...others].join('-');
  if (moldovan.test(tag)) return moldovanTag(tag);
  const current = replacedCodes.get(primary);
  return current ? current + tag.slice(primary.length) : tag;
}
