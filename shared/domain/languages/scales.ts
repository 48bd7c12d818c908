import { cefrLevels, type Edition, type Scale, type ScaleId, type ScoreRange, scaleNames } from './scale.ts';
import { productiveSkills, receptiveSkills, skills, spokenSkills } from './skills.ts';

const levels = (names: string): readonly string[] => names.split(' ');

/** The only edition of a scale: all skills, no scores, unless stated otherwise. */
const only = (parts: Partial<Edition>): readonly [Edition] => [
  { name: null, from: null, skills, levels: [], scores: [], ...parts },
];

/** A test with a single result for speaking. */
const test = (name: string, editions: Scale['editions'], validYears: number | null = null): Scale => ({
  name,
  editions,
  oneResultFor: [spokenSkills],
  validYears,
});

/** Totals of a pass at jlpt.jp; a total below did not pass, whatever its level. */
const passedJlpt = (level: string, min: number): ScoreRange => ({ level, min, max: 180, step: 1 });

/** Every scale on which a skill can be stated or required, with the levels and scores it has. */
export const scales: Readonly<Record<ScaleId, Scale>> = {
  /** Self-assessment in the five dimensions of Europass. `none` states that a person does not have the skill at all. */
  cefr: {
    name: scaleNames.cefr,
    editions: only({ levels: cefrLevels }),
    oneResultFor: [],
    validYears: null,
  },

  /** Knowledge, reading and listening, with one total. The levels before 2010 were other ones. */
  jlpt: {
    name: scaleNames.jlpt,
    editions: [
      { name: '1984', from: null, skills: receptiveSkills, levels: levels('4 3 2 1'), scores: [] },
      {
        name: '2010',
        from: '2010-01-01',
        skills: receptiveSkills,
        levels: levels('N5 N4 N3 N2 N1'),
        scores: [
          passedJlpt('N5', 80),
          passedJlpt('N4', 90),
          passedJlpt('N3', 95),
          passedJlpt('N2', 90),
          passedJlpt('N1', 100),
        ],
      },
    ],
    oneResultFor: [receptiveSkills],
    validYears: null,
    mappedSince: '2025-12-01',
  },

  /** Levels 7 to 9 exist since 2022, before the other levels of 3.0 replaced those of 2.0: they must name the edition. */
  hsk: test(
    scaleNames.hsk,
    [
      {
        name: '2.0',
        from: null,
        skills: [...receptiveSkills, 'writing'],
        levels: levels('1 2 3 4 5 6'),
        levelSkills: { 1: receptiveSkills, 2: receptiveSkills },
        scores: [],
      },
      { name: '3.0', from: '2026-07-01', skills, levels: levels('1 2 3 4 5 6 7 8 9'), scores: [] },
    ],
    2,
  ),
  /** The spoken skills have a test of their own, TOPIK Speaking. */
  topik: test(
    scaleNames.topik,
    only({
      levels: levels('1 2 3 4 5 6'),
      levelSkills: { 1: [...receptiveSkills, ...spokenSkills], 2: [...receptiveSkills, ...spokenSkills] },
    }),
    2,
  ),

  /** The score is that of the skill's part, of 25; a diploma needs 5 in each. The two parts of DALF C2 are halved. */
  delf_dalf: test(
    scaleNames.delf_dalf,
    only({ levels: levels('A1 A2 B1 B2 C1 C2'), scores: [{ min: 5, max: 25, step: 0.5 }] }),
  ),
  /** The score is that of the skill's module. */
  goethe: test(
    scaleNames.goethe,
    only({ levels: levels('A1 A2 B1 B2 C1 C2'), scores: [{ min: 60, max: 100, step: 1 }] }),
  ),
  testdaf: test(scaleNames.testdaf, only({ levels: ['TDN 3', 'TDN 4', 'TDN 5'] })),

  ielts: test(scaleNames.ielts, only({ scores: [{ min: 0, max: 9, step: 0.5 }] }), 2),
  toefl_ibt: test(
    scaleNames.toefl_ibt,
    [
      { name: '2005', from: null, skills, levels: [], scores: [{ min: 0, max: 30, step: 1 }] },
      { name: '2026', from: '2026-01-21', skills, levels: [], scores: [{ min: 1, max: 6, step: 0.5 }] },
    ],
    2,
  ),
  toeic: test(
    scaleNames.toeic,
    only({
      scores: [
        { skills: receptiveSkills, min: 5, max: 495, step: 5 },
        { skills: productiveSkills, min: 0, max: 200, step: 10 },
      ],
    }),
    2,
  ),
  cambridge: test(scaleNames.cambridge, only({ scores: [{ min: 80, max: 230, step: 1 }] })),
  pte: test(scaleNames.pte, only({ scores: [{ min: 10, max: 90, step: 1 }] })),

  /** Novice, Intermediate and Advanced with Low, Mid and High; Superior; Distinguished is rated when receptive only. */
  actfl: test(
    scaleNames.actfl,
    only({ levels: levels('NL NM NH IL IM IH AL AM AH S D'), levelSkills: { D: receptiveSkills } }),
  ),
  ilr: test(scaleNames.ilr, only({ levels: levels('0 0+ 1 1+ 2 2+ 3 3+ 4 4+ 5') })),

  /** Working languages by ISO 20539. They belong to a language as a whole, never to one skill. */
  interpreter: test(scaleNames.interpreter, only({ levels: levels('C B A'), skills: [] })),
};
