import { levelRows, type MappingRow, scoreRows } from './mapping-row.ts';
import { productiveSkills, receptiveSkills, skills } from './skills.ts';

const read_on = '2026-11-21';

/** Passes only, by the total of all parts; shown on score reports since December 2025. There is no C2. */
const jlpt = {
  scale: 'jlpt',
  edition: '2010',
  skills: receptiveSkills,
  authority: 'official',
  source: 'https://www.jlpt.jp/e/cefrlevel/cefrnews.html',
  read_on,
} as const;

/**
 * One examination a level. A diploma needs 50 of 100 points, but only 5 of 25 in each part: half of a part proves the
 * level for its skill, and less proves the level below it.
 */
const delf = {
  scale: 'delf_dalf',
  edition: null,
  skills,
  authority: 'official',
  source: 'https://www.france-education-international.fr/diplome/delf-tout-public',
  read_on,
} as const;
const diplomas = [
  ['none', 'A1'],
  ['A1', 'A2'],
  ['A2', 'B1'],
  ['B1', 'B2'],
  ['B2', 'C1'],
  ['C1', 'C2'],
] as const;

/** By module; A1 and A2 have no modules. */
const goethe = {
  scale: 'goethe',
  edition: null,
  skills,
  authority: 'official',
  source: 'https://www.goethe.de/de/spr/prf.html',
  read_on,
} as const;
const modular = ['B1', 'B2', 'C1', 'C2'] as const;

/** From ACTFL to CEFR only: no result of another test becomes an ACTFL level. */
const actfl = {
  scale: 'actfl',
  edition: null,
  authority: 'official',
  source: 'https://www.actfl.org/assessments/assigning-cefr-ratings-to-actfl-assessments',
  read_on,
} as const;

/** Mappings that the body in charge of the test publishes as its own decision. */
export const officialRows: readonly MappingRow[] = [
  ...scoreRows(jlpt, [[80, 180, 'A1']], 'N5'),
  ...scoreRows(jlpt, [[90, 180, 'A2']], 'N4'),
  ...scoreRows(
    jlpt,
    [
      [95, 103, 'A2'],
      [104, 180, 'B1'],
    ],
    'N3',
  ),
  ...scoreRows(
    jlpt,
    [
      [90, 111, 'B1'],
      [112, 180, 'B2'],
    ],
    'N2',
  ),
  ...scoreRows(
    jlpt,
    [
      [100, 141, 'B2'],
      [142, 180, 'C1'],
    ],
    'N1',
  ),

  ...diplomas.flatMap(([below, level]) =>
    scoreRows(
      delf,
      [
        [5, 12, below],
        [12.5, 25, level],
      ],
      level,
    ),
  ),

  ...modular.flatMap((level) => scoreRows(goethe, [[60, 100, level]], level)),

  ...levelRows({ ...actfl, skills: productiveSkills }, [
    ['NH', 'A1'],
    ['IL', 'A2'],
    ['IM', 'B1'],
    ['IH', 'B1'],
    ['AL', 'B2'],
    ['AM', 'B2'],
    ['AH', 'C1'],
    ['S', 'C2'],
  ]),
  ...levelRows({ ...actfl, skills: receptiveSkills }, [
    ['NH', 'A1'],
    ['IL', 'A1'],
    ['IM', 'A2'],
    ['IH', 'B1'],
    ['AL', 'B1'],
    ['AM', 'B2'],
    ['AH', 'C1'],
    ['S', 'C1'],
    ['D', 'C2'],
  ]),
];
