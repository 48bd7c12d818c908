import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageRequirements, offeredModes, storedRows } from './arbitraries.ts';
import { today } from './fixtures.ts';
import type { LanguageRow } from './language-row.ts';
import { match, matchAndRank } from './match.ts';
import { skills } from './skills.ts';

const runs = { numRuns: 100 };
const inputs = [storedRows, offeredModes, languageRequirements] as const;

test('is the same whatever else is known about the person', () => {
  const person = fc.record({ name: fc.string(), nationality: fc.string(), age: fc.nat(), photo: fc.string() });
  fc.assert(
    fc.property(...inputs, person, (rows, modes, wanted, about) => {
      const described = rows.map((row) => ({ ...row, ...about, accent: about.name }));
      expect(matchAndRank(described, modes, wanted, today)).toEqual(matchAndRank(rows, modes, wanted, today));
    }),
    runs,
  );
});

test('has the same results and ranking for native speakers', () => {
  const withoutReasons = (value: unknown) =>
    JSON.stringify(value, (key, part) => (key === 'reason' ? undefined : part));
  fc.assert(
    fc.property(...inputs, (rows, modes, wanted) => {
      const [one, other] = [true, false].map((native) =>
        withoutReasons(
          matchAndRank(
            rows.map((row) => ({ ...row, native })),
            modes,
            wanted,
            today,
          ),
        ),
      );
      expect(one).toBe(other);
    }),
    runs,
  );
});

test('does not depend on the order of rows, claims and modes', () => {
  const turned = (row: LanguageRow): LanguageRow => {
    const reversed = { ...row.skills };
    for (const skill of skills) reversed[skill] = row.skills[skill].toReversed();
    return { ...row, skills: reversed };
  };
  fc.assert(
    fc.property(...inputs, (rows, modes, wanted) => {
      const one = matchAndRank(rows, modes, wanted, today);
      const other = matchAndRank(rows.map(turned).reverse(), modes.toReversed(), wanted, today);
      expect(other.ranking).toEqual(one.ranking);
      expect([other.match.result, other.match.short_by]).toEqual([one.match.result, one.match.short_by]);
    }),
    runs,
  );
});

test('leaves its arguments as they are', () => {
  fc.assert(
    fc.property(...inputs, (rows, modes, wanted) => {
      const before = structuredClone({ rows, modes, wanted });
      match(rows, modes, wanted, today);
      expect({ rows, modes, wanted }).toEqual(before);
    }),
    runs,
  );
});

test('is the same after both sides were stored as JSON', () => {
  const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
  fc.assert(
    fc.property(...inputs, (rows, modes, wanted) => {
      expect(match(stored(rows), modes, stored(wanted), today)).toEqual(match(rows, modes, wanted, today));
    }),
    runs,
  );
});
