import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll } from 'vitest';
import { areas, isAreaName } from './areas.ts';

const name = process.env.MUTATION_AREA;
const sources = isAreaName(name) ? areas[name].sources : [];

// Handlers are loaded with their first call. Without this, code that runs only at loading would count as covered by the
// first test, and be tested with that one only.
beforeAll(async () => {
  for (const file of globSync([...sources])) await import(resolve(file));
});
