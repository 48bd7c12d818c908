import { type CountryCode, countryCodes } from '#shared/domain/countries.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/domain/interface-languages.ts';

/** Names that people write besides those of CLDR, in the languages of the site. */
const otherNames: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'VAE', 'الإمارات'],
  BY: ['Weißrussland', 'Weissrussland', 'Biélorussie', 'Bielorrusia'],
  CI: ['Ivory Coast', 'Elfenbeinküste', 'Costa de Marfil'],
  CN: ["People's Republic of China", 'Volksrepublik China'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', 'Tschechische Republik', 'République tchèque', 'República Checa', 'チェコ共和国', 'चेक गणराज्य'],
  DE: ['Federal Republic of Germany', 'Bundesrepublik Deutschland'],
  EG: ['مصر'],
  GB: [
    ...[
      'Great Britain',
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
      'Großbritannien',
      'Schottland',
      'Nordirland',
    ],
    ...['Grande-Bretagne', 'Angleterre', 'Écosse', 'Pays de Galles', 'Gran Bretaña', 'Inglaterra', 'Escocia', 'Gales'],
    ...['بريطانيا', 'إنجلترا', 'اسكتلندا', 'イングランド', 'スコットランド', 'इंग्लैंड', 'ब्रिटेन', 'यूके'],
  ],
  HK: ['Hong Kong SAR'],
  IE: ['Republic of Ireland'],
  KR: ['Republic of Korea', 'Republik Korea', '大韓民国'],
  MD: ['Moldavia', 'Moldawien'],
  MK: ['Macedonia', 'North Macedonia'],
  MM: ['Burma', 'Birma', 'Birmanie', 'Birmania'],
  MO: ['Macau', 'Macao SAR'],
  NL: ['Holland', 'Hollande', 'Holanda', 'هولندا', 'हॉलैंड'],
  RU: ['Russian Federation', 'Russische Föderation'],
  SA: ['KSA', 'السعودية'],
  SZ: ['Swaziland'],
  TL: ['East Timor', 'Timor Oriental'],
  TR: ['Turkey', 'Türkiye'],
  US: [
    ...['USA', 'United States of America', 'Vereinigte Staaten von Amerika', "États-Unis d'Amérique", 'EEUU'],
    ...['Estados Unidos de América', 'الولايات المتحدة الأمريكية', 'أمريكا', '米国', 'アメリカ合衆国'],
  ],
  VA: ['Vatican'],
  VN: ['Viet Nam'],
};

/**
 * Names that are also those of another place: the state of Georgia, the Spanish city that Spanish names Grenada like,
 * both Congos, and saints of many towns.
 */
const ambiguousNames = new Set(
  [
    ...[
      'Georgia',
      'Géorgie',
      'جورجيا',
      'ジョージア',
      'जॉर्जिया',
      'Granada',
      'Congo',
      'Kongo',
      'Santa Lucía',
      'Sainte-Lucie',
    ],
    ...['Saint-Martin', 'St. Martin', 'San Martín', 'Saint-Barthélemy', 'Sainte-Hélène', 'Santa Elena', 'San Marino'],
  ].map((name) => nameKey(name)),
);

/** A name without case, accents, dots, hyphens and a leading article. */
export function nameKey(name: string): string {
  const folded = foldText(name).replaceAll(/[.'’]/g, '').replaceAll(/[-‐‑]/g, ' ');
  return folded
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:the|die|der|les?|la|los) /, '')
    .trim();
}

/** Two letters are never a country, as they are also states, provinces or cantons, but for these. */
const shortNames = new Set(['us', 'uk']);

const isName = (key: string) => !ambiguousNames.has(key) && (!/^[a-z]{1,2}$/.test(key) || shortNames.has(key));

const usual = new Map(
  countryCodes.flatMap((code) => (otherNames[code] ?? []).map((name): [string, CountryCode] => [nameKey(name), code])),
);
const namesIn = new Map<InterfaceLanguage, ReadonlyMap<string, CountryCode>>();

/** A language's names of all countries, with the short ones of CLDR (`Hong Kong`); made at the first use. */
function names(language: InterfaceLanguage): ReadonlyMap<string, CountryCode> {
  const known = namesIn.get(language);
  if (known) return known;
  const made = (['long', 'short'] as const).flatMap((style) => {
    const display = new Intl.DisplayNames(language, { type: 'region', style });
    return countryCodes.map((code): [string, CountryCode] => [nameKey(display.of(code) ?? code), code]);
  });
  const map = new Map(made);
  namesIn.set(language, map);
  return map;
}

/**
 * The country that a name means in any language of the site; undefined for names that also mean something else, and for
 * codes of two letters. No name of one language is another country's in another (`country-names.test.ts`).
 */
export function countryNamed(name: string): CountryCode | undefined {
  const key = nameKey(name);
  if (!isName(key)) return undefined;
  const found = usual.get(key);
  if (found) return found;
  for (const language of interfaceLanguages) {
    const code = names(language).get(key);
    if (code) return code;
  }
  return undefined;
}
