import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { type Area, areas, isAreaName } from './areas.ts';

const name = process.env.MUTATION_AREA;
if (!isAreaName(name)) throw new Error(`MUTATION_AREA names no area: ${name}`);
const { tests }: Area = areas[name];

/** The first failing test ends a mutant's run, so the fastest files come first, in the order of the area. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const placeOf = ({ moduleId }: TestSpecification) =>
      tests.findIndex((pattern) => matchesGlob(relative(process.cwd(), moduleId), pattern));
    return files.toSorted((left, right) => placeOf(left) - placeOf(right));
  }
}

/** The tests of one area, on the same stores and with the same set-up as in `npm test`. */
export default defineConfig({
  test: {
    root: process.cwd(),
    include: [...tests],
    sequence: { sequencer: AsNamed },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ['test/support/global-stack.ts'],
    setupFiles: [
      'test/support/integration-environment.ts',
      'test/support/fail-on-console.ts',
      'test/mutation/load-sources.ts',
    ],
  },
});
