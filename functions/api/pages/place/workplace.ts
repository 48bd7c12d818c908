import { foldText } from '#shared/domain/fold-text.ts';

// What a place says of working from home, in the languages of the site. A text that says it in words which are not
// known here is unclear: it is never read as fully remote, which Google allows only for work that is never on site.

const fold = (words: readonly string[]) => words.map((word) => foldText(word)).sort((a, b) => b.length - a.length);
const pattern = (words: readonly string[]) => fold(words).join('|');

/** Latin words end where letters do; in the other scripts of the site they do not need spaces around them. */
const edge = '(?<![a-z])';
const end = '(?![a-z])';

const remoteWords = pattern([
  ...['remote', 'remotely', 'remote work', 'work from home', 'work from anywhere', 'wfh', 'anywhere', 'home office'],
  ...[
    'homeoffice',
    'home-office',
    'telecommute',
    'worldwide',
    'ortsunabhängig',
    'télétravail',
    'à distance',
    'teletrabajo',
  ],
  ...[
    'remoto',
    'remota',
    'a distancia',
    'trabajo remoto',
    'desde casa',
    'عن بعد',
    'العمل عن بعد',
    'من المنزل',
    'リモート',
    'リモートワーク',
  ],
  ...['フルリモート', '在宅', '在宅勤務', 'テレワーク', 'रिमोट', 'घर से काम', 'दूरस्थ'],
]);
const remote = new RegExp(`${edge}(?:${remoteWords})${end}`, 'g');

/** Work that is on site at least sometimes. */
const partlyWords = pattern([
  ...[
    'hybrid',
    'hybride',
    'híbrido',
    'híbrida',
    'هجين',
    'ハイブリッド',
    'हाइब्रिड',
    'partly',
    'partially',
    'part',
    'some',
  ],
  ...[
    'possible',
    'optional',
    'option',
    'negotiable',
    'friendly',
    'occasional',
    'occasionally',
    'sometimes',
    'or',
    'days',
    'day',
  ],
  ...[
    'teilweise',
    'teils',
    'möglich',
    'tage',
    'gelegentlich',
    'oder',
    'partiel',
    'partiellement',
    'occasionnel',
    'ou',
    'jours',
  ],
  ...[
    'parcial',
    'parcialmente',
    'posible',
    'ocasional',
    'días',
    'o',
    'جزئي',
    'جزئيا',
    'أو',
    '可',
    '一部',
    '週',
    'आंशिक',
    'या',
  ],
]);
const partly = new RegExp(`${edge}(?:${partlyWords})${end}`);
const hybrid = new RegExp(
  `${edge}(?:${pattern(['hybrid', 'hybride', 'híbrido', 'híbrida', 'هجين', 'ハイブリッド', 'हाइब्रिड'])})`,
);

/** Words that add nothing to `remote`. */
const fillers = new RegExp(
  `${edge}(?:${pattern(['fully', 'full', '100', 'completely', 'only', 'position', 'job', 'in', 'from', 'within', 'based', 'the', 'vollständig', 'komplett', 'aus', 'nur', 'en', 'entièrement', 'total', 'desde', 'de', 'في', 'من', '完全', 'में', 'से'])})${end}`,
  'g',
);

/** Parts of the world, and a whole country: people who work from home may live there. */
const regions = new Set(
  [
    ...['EU', 'UE', 'Europe', 'Europa', 'European Union', 'Europäische Union', 'Union européenne', 'Unión Europea'],
    ...['EMEA', 'APAC', 'LATAM', 'DACH', 'EEA', 'EWR', 'MENA', 'Asia', 'Asien', 'Asie', 'Africa', 'Afrika', 'Afrique'],
    ...['Americas', 'North America', 'Latin America', 'Nordics', 'Scandinavia', 'global', 'nationwide', 'bundesweit'],
    ...['deutschlandweit', 'weltweit', 'monde entier', 'toute la France', 'todo el mundo', 'toda España'],
    ...['أوروبا', 'الاتحاد الأوروبي', 'كل الدول', 'यूरोप', 'पूरा भारत', 'ヨーロッパ', '欧州', '全国', '全世界', '世界中'],
  ].map((name) => foldText(name)),
);

/** Whether a part of a place is a region in which one may live. */
export const isRegion = (part: string): boolean => regions.has(foldText(part));

/** What one part of a place says of the workplace. */
export interface PartOfPlace {
  says: 'nothing' | 'remote' | 'partly remote';
  /** What is left of the part without it, as it is written; empty when it says nothing else. */
  rest: string;
}

/** Reads a part of a place, such as `Remote in Germany` or `hybrid`. */
export function readPart(part: string): PartOfPlace {
  const folded = foldText(part);
  remote.lastIndex = 0;
  if (!remote.test(folded)) {
    return hybrid.test(folded) ? { says: 'partly remote', rest: '' } : { says: 'nothing', rest: part };
  }
  const without = folded.replaceAll(remote, ' ');
  if (partly.test(without)) return { says: 'partly remote', rest: '' };
  const rest = without
    .replaceAll(fillers, ' ')
    .replaceAll(/[%:.+*–—-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { says: 'remote', rest };
}
