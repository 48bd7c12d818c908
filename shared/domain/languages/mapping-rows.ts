import { officialRows } from './mapping-official.ts';
import { providerRows } from './mapping-provider.ts';
import { type MappingRow, scoreRows } from './mapping-row.ts';
import { skills } from './skills.ts';

const read_on = '2026-11-21';

const ielts = {
  scale: 'ielts',
  edition: null,
  skills,
  authority: 'indicative',
  source: 'https://www.ielts.org/about-ielts/ielts-in-cefr-scale',
  read_on,
} as const;

const pte = {
  scale: 'pte',
  edition: null,
  skills,
  authority: 'indicative',
  source: 'https://www.pearsonpte.com/scoring',
  read_on,
} as const;

const indicativeRows: readonly MappingRow[] = [
  ...scoreRows(ielts, [
    [5.5, 6.5, 'B2'],
    [7, 8, 'C1'],
    [8.5, 9, 'C2'],
  ]),
  ...scoreRows(pte, [
    [59, 75, 'B2'],
    [76, 84, 'C1'],
    [85, 90, 'C2'],
  ]),
];

/**
 * What results of other scales are in CEFR, each table from its lowest to its highest result. HSK, TOPIK and ILR have
 * none: no official mapping was found, so their results are only compared on their own scale.
 */
export const mappingRows: readonly MappingRow[] = [...officialRows, ...providerRows, ...indicativeRows];
