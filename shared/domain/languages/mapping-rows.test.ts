import { describe, expect, it } from 'vitest';
import { claim, matchClaim, point } from './fixtures.ts';
import { mappingRows } from './mapping-rows.ts';
import type { ScaleId } from './scale.ts';
import { scales } from './scales.ts';
import type { Skill } from './skills.ts';

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

/** The CEFR levels that a result is known to reach, and those that it may reach, read from matches. */
function reachOf(scale: ScaleId, skill: Skill, level: string | null, score: number | null) {
  const results = levels.map(
    (wanted) => matchClaim(claim({ scale, level, score }), skill, point('cefr', wanted)).result,
  );
  const lowest = levels[results.lastIndexOf('met')] ?? 'none';
  const highest = levels[results.findLastIndex((result) => result !== 'short')] ?? 'none';
  return lowest === highest ? lowest : `${lowest}-${highest}`;
}

describe('the mapping of results to CEFR', () => {
  it.each<[ScaleId, Skill, string | null, number | null, string]>([
    ['jlpt', 'reading', 'N5', 80, 'A1'],
    ['jlpt', 'reading', 'N5', 180, 'A1'],
    ['jlpt', 'reading', 'N5', 79, 'none'],
    ['jlpt', 'reading', 'N5', null, 'A1'],
    ['jlpt', 'listening', 'N4', 90, 'A2'],
    ['jlpt', 'listening', 'N4', 89, 'none-A1'],
    ['jlpt', 'listening', 'N4', null, 'A2'],
    ['jlpt', 'reading', 'N3', 94, 'none-A1'],
    ['jlpt', 'reading', 'N3', 95, 'A2'],
    ['jlpt', 'reading', 'N3', 103, 'A2'],
    ['jlpt', 'reading', 'N3', 104, 'B1'],
    ['jlpt', 'reading', 'N3', 180, 'B1'],
    ['jlpt', 'reading', 'N3', null, 'A2-B1'],
    ['jlpt', 'reading', 'N2', 89, 'none-A2'],
    ['jlpt', 'reading', 'N2', 90, 'B1'],
    ['jlpt', 'reading', 'N2', 111, 'B1'],
    ['jlpt', 'reading', 'N2', 112, 'B2'],
    ['jlpt', 'reading', 'N2', 180, 'B2'],
    ['jlpt', 'reading', 'N2', null, 'B1-B2'],
    ['jlpt', 'listening', 'N1', 99, 'none-B1'],
    ['jlpt', 'listening', 'N1', 100, 'B2'],
    ['jlpt', 'listening', 'N1', 141, 'B2'],
    ['jlpt', 'listening', 'N1', 142, 'C1'],
    ['jlpt', 'listening', 'N1', 180, 'C1'],
    ['jlpt', 'listening', 'N1', null, 'B2-C1'],

    ['delf_dalf', 'writing', 'A1', null, 'none-A1'],
    ['delf_dalf', 'writing', 'A1', 12, 'none'],
    ['delf_dalf', 'writing', 'A1', 12.5, 'A1'],
    ['delf_dalf', 'spoken_interaction', 'B2', null, 'B1-B2'],
    ['delf_dalf', 'spoken_interaction', 'B2', 5, 'B1'],
    ['delf_dalf', 'spoken_interaction', 'B2', 12, 'B1'],
    ['delf_dalf', 'spoken_interaction', 'B2', 12.5, 'B2'],
    ['delf_dalf', 'spoken_interaction', 'B2', 25, 'B2'],
    ['delf_dalf', 'reading', 'C1', null, 'B2-C1'],
    ['delf_dalf', 'reading', 'C2', 12.5, 'C2'],

    ['goethe', 'reading', 'A2', null, 'none-A2'],
    ['goethe', 'reading', 'B1', null, 'B1'],
    ['goethe', 'reading', 'B1', 59, 'none-A2'],
    ['goethe', 'reading', 'B1', 60, 'B1'],
    ['goethe', 'writing', 'B2', 100, 'B2'],
    ['goethe', 'listening', 'C1', 60, 'C1'],
    ['goethe', 'spoken_production', 'C2', 60, 'C2'],

    ['testdaf', 'writing', 'TDN 3', null, 'B2'],
    ['testdaf', 'writing', 'TDN 4', null, 'B2-C1'],
    ['testdaf', 'writing', 'TDN 5', null, 'C1'],

    ['toefl_ibt', 'writing', null, 1, 'A1'],
    ['toefl_ibt', 'writing', null, 1.5, 'A1'],
    ['toefl_ibt', 'writing', null, 2, 'A2'],
    ['toefl_ibt', 'writing', null, 2.5, 'A2'],
    ['toefl_ibt', 'writing', null, 3, 'B1'],
    ['toefl_ibt', 'writing', null, 3.5, 'B1'],
    ['toefl_ibt', 'writing', null, 4, 'B2'],
    ['toefl_ibt', 'writing', null, 4.5, 'B2'],
    ['toefl_ibt', 'writing', null, 5, 'C1'],
    ['toefl_ibt', 'writing', null, 5.5, 'C1'],
    ['toefl_ibt', 'writing', null, 6, 'C2'],

    ['toeic', 'listening', null, 55, 'none'],
    ['toeic', 'listening', null, 60, 'A1'],
    ['toeic', 'listening', null, 105, 'A1'],
    ['toeic', 'listening', null, 110, 'A2'],
    ['toeic', 'listening', null, 270, 'A2'],
    ['toeic', 'listening', null, 275, 'B1'],
    ['toeic', 'listening', null, 395, 'B1'],
    ['toeic', 'listening', null, 400, 'B2'],
    ['toeic', 'listening', null, 485, 'B2'],
    ['toeic', 'listening', null, 490, 'C1'],
    ['toeic', 'reading', null, 55, 'none'],
    ['toeic', 'reading', null, 60, 'A1'],
    ['toeic', 'reading', null, 110, 'A1'],
    ['toeic', 'reading', null, 115, 'A2'],
    ['toeic', 'reading', null, 270, 'A2'],
    ['toeic', 'reading', null, 275, 'B1'],
    ['toeic', 'reading', null, 380, 'B1'],
    ['toeic', 'reading', null, 385, 'B2'],
    ['toeic', 'reading', null, 450, 'B2'],
    ['toeic', 'reading', null, 455, 'C1'],
    ['toeic', 'spoken_interaction', null, 40, 'none'],
    ['toeic', 'spoken_interaction', null, 50, 'A1'],
    ['toeic', 'spoken_production', null, 80, 'A1'],
    ['toeic', 'spoken_production', null, 90, 'A2'],
    ['toeic', 'spoken_production', null, 110, 'A2'],
    ['toeic', 'spoken_production', null, 120, 'B1'],
    ['toeic', 'spoken_production', null, 150, 'B1'],
    ['toeic', 'spoken_production', null, 160, 'B2'],
    ['toeic', 'spoken_production', null, 170, 'B2'],
    ['toeic', 'spoken_production', null, 180, 'C1'],
    ['toeic', 'writing', null, 20, 'none'],
    ['toeic', 'writing', null, 30, 'A1'],
    ['toeic', 'writing', null, 60, 'A1'],
    ['toeic', 'writing', null, 70, 'A2'],
    ['toeic', 'writing', null, 110, 'A2'],
    ['toeic', 'writing', null, 120, 'B1'],
    ['toeic', 'writing', null, 140, 'B1'],
    ['toeic', 'writing', null, 150, 'B2'],
    ['toeic', 'writing', null, 170, 'B2'],
    ['toeic', 'writing', null, 180, 'C1'],

    ['cambridge', 'writing', null, 99, 'none'],
    ['cambridge', 'writing', null, 100, 'A1'],
    ['cambridge', 'writing', null, 119, 'A1'],
    ['cambridge', 'writing', null, 120, 'A2'],
    ['cambridge', 'writing', null, 139, 'A2'],
    ['cambridge', 'writing', null, 140, 'B1'],
    ['cambridge', 'writing', null, 159, 'B1'],
    ['cambridge', 'writing', null, 160, 'B2'],
    ['cambridge', 'writing', null, 179, 'B2'],
    ['cambridge', 'writing', null, 180, 'C1'],
    ['cambridge', 'writing', null, 199, 'C1'],
    ['cambridge', 'writing', null, 200, 'C2'],

    ['actfl', 'writing', 'NL', null, 'none'],
    ['actfl', 'writing', 'NM', null, 'none'],
    ['actfl', 'writing', 'NH', null, 'A1'],
    ['actfl', 'writing', 'IL', null, 'A2'],
    ['actfl', 'writing', 'IM', null, 'B1'],
    ['actfl', 'writing', 'IH', null, 'B1'],
    ['actfl', 'spoken_interaction', 'AL', null, 'B2'],
    ['actfl', 'spoken_interaction', 'AM', null, 'B2'],
    ['actfl', 'spoken_interaction', 'AH', null, 'C1'],
    ['actfl', 'spoken_interaction', 'S', null, 'C2'],
    ['actfl', 'reading', 'NM', null, 'none'],
    ['actfl', 'reading', 'NH', null, 'A1'],
    ['actfl', 'reading', 'IL', null, 'A1'],
    ['actfl', 'reading', 'IM', null, 'A2'],
    ['actfl', 'reading', 'IH', null, 'B1'],
    ['actfl', 'listening', 'AL', null, 'B1'],
    ['actfl', 'listening', 'AM', null, 'B2'],
    ['actfl', 'listening', 'AH', null, 'C1'],
    ['actfl', 'listening', 'S', null, 'C1'],
    ['actfl', 'listening', 'D', null, 'C2'],
  ])('%s %s %s %s is %s', (scale, skill, level, score, expected) => {
    expect(reachOf(scale, skill, level, score)).toBe(expected);
  });

  it('is decided by no indicative row and by no scale without rows', () => {
    const decisive = new Set(mappingRows.filter((each) => each.authority !== 'indicative').map(({ scale }) => scale));
    const undecided: [ScaleId, string | number][] = [
      ['ielts', 5],
      ['ielts', 9],
      ['pte', 10],
      ['pte', 90],
      ['hsk', '6'],
      ['topik', '6'],
      ['ilr', '5'],
    ];
    for (const [scale, result] of undecided) {
      expect(decisive.has(scale), scale).toBe(false);
      for (const level of levels) {
        expect(matchClaim(claim(point(scale, result)), 'reading', point('cefr', level)).result).toBe('unknown');
        expect(matchClaim(claim(point('cefr', level)), 'reading', point(scale, result)).result).toBe('unknown');
      }
    }
  });
});

describe('every mapping row', () => {
  it.each(mappingRows.map((row, index) => [index, row.scale, row] as const))(
    '%i of %s names what it covers, its authority, its source and the day it was read',
    (_, scale, row) => {
      expect(Object.keys(row).sort()).toEqual(
        ['authority', 'cefr', 'edition', 'max', 'min', 'read_on', 'scale', 'skills', 'source'].sort(),
      );
      expect(row.source).toMatch(/^https:\/\/[^/]+\/.+/);
      expect(row.read_on).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(['official', 'provider', 'indicative']).toContain(row.authority);
      const edition = scales[scale].editions.find(({ name }) => name === row.edition);
      expect(row.skills.every((skill) => edition?.skills.includes(skill))).toBe(true);
      if (row.min.level !== null) expect(edition?.levels).toContain(row.min.level);
      expect(row.max.level).toBe(row.min.level);
      expect(row.cefr[0] <= row.cefr[1] || row.cefr[0] === 'none').toBe(true);
    },
  );

  it('is followed by the next one without a gap, up to the highest score of the test', () => {
    for (const row of mappingRows.filter(({ min }) => min.score !== null)) {
      const edition = scales[row.scale].editions.find(({ name }) => name === row.edition);
      const range = edition?.scores.find(
        ({ level, skills }) =>
          (level === undefined || level === row.min.level) &&
          (skills === undefined || row.skills.every((skill) => skills.includes(skill))),
      );
      const after = (row.max.score ?? 0) + (range?.step ?? 0);
      const isFollowed = mappingRows.some(
        ({ scale, skills, min }) =>
          scale === row.scale && skills === row.skills && min.level === row.min.level && min.score === after,
      );
      expect(isFollowed || row.max.score === range?.max, `${row.scale} ${row.min.level} ${row.max.score}`).toBe(true);
    }
  });
});
