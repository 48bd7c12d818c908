import { levelRows, type MappingRow, scoreRows } from './mapping-row.ts';
import { skills, spokenSkills } from './skills.ts';

const read_on = '2026-11-21';

/** By part, never averaged. */
const testdaf = {
  scale: 'testdaf',
  edition: null,
  skills,
  authority: 'provider',
  source: 'https://www.testdaf.de/de/teilnehmende/warum-testdaf/testdaf-niveaus-tdn/',
  read_on,
} as const;

/** By section; half bands belong to the level below them. */
const toefl = {
  scale: 'toefl_ibt',
  edition: '2026',
  skills,
  authority: 'provider',
  source: 'https://www.ets.org/toefl/institutions/ibt/score-scale-update.html',
  read_on,
} as const;

const toeic = {
  scale: 'toeic',
  edition: null,
  authority: 'provider',
  source: 'https://www.ets.org/toeic.html',
  read_on,
} as const;

const cambridge = {
  scale: 'cambridge',
  edition: null,
  skills,
  authority: 'provider',
  source: 'https://www.cambridgeenglish.org/exams-and-tests/cambridge-english-scale/',
  read_on,
} as const;

/** Mappings that the provider of the test publishes for each skill. */
export const providerRows: readonly MappingRow[] = [
  ...levelRows(testdaf, [
    ['TDN 3', 'B2'],
    ['TDN 4', 'B2', 'C1'],
    ['TDN 5', 'C1'],
  ]),
  ...scoreRows(toefl, [
    [1, 1.5, 'A1'],
    [2, 2.5, 'A2'],
    [3, 3.5, 'B1'],
    [4, 4.5, 'B2'],
    [5, 5.5, 'C1'],
    [6, 6, 'C2'],
  ]),
  ...scoreRows({ ...toeic, skills: ['listening'] }, [
    [60, 105, 'A1'],
    [110, 270, 'A2'],
    [275, 395, 'B1'],
    [400, 485, 'B2'],
    [490, 495, 'C1'],
  ]),
  ...scoreRows({ ...toeic, skills: ['reading'] }, [
    [60, 110, 'A1'],
    [115, 270, 'A2'],
    [275, 380, 'B1'],
    [385, 450, 'B2'],
    [455, 495, 'C1'],
  ]),
  ...scoreRows({ ...toeic, skills: spokenSkills }, [
    [50, 80, 'A1'],
    [90, 110, 'A2'],
    [120, 150, 'B1'],
    [160, 170, 'B2'],
    [180, 200, 'C1'],
  ]),
  ...scoreRows({ ...toeic, skills: ['writing'] }, [
    [30, 60, 'A1'],
    [70, 110, 'A2'],
    [120, 140, 'B1'],
    [150, 170, 'B2'],
    [180, 200, 'C1'],
  ]),
  ...scoreRows(cambridge, [
    [100, 119, 'A1'],
    [120, 139, 'A2'],
    [140, 159, 'B1'],
    [160, 179, 'B2'],
    [180, 199, 'C1'],
    [200, 230, 'C2'],
  ]),
];
