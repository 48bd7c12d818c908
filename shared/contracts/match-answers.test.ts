import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import { languageRequirements, languageRows, offeredModes } from '../domain/languages/arbitraries.ts';
import { type Match, match } from '../domain/languages/match.ts';
import { languageMatch } from './match-answers.ts';

test('the answer has exactly what the comparison finds', () => {
  expectTypeOf<Match>().toExtend<z.output<typeof languageMatch>>();
  fc.assert(
    fc.property(languageRows, offeredModes, languageRequirements, (rows, modes, requirements) => {
      const found = match(rows, modes, requirements, '2026-11-22');
      expect(languageMatch.parse(found)).toEqual(found);
    }),
  );
});
