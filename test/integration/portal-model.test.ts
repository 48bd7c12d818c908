import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { answersByCode, counted, Fold, histories, type Model, type Real } from '#test/model/commands.ts';
import { Portal } from '#test/model/portal.ts';
import { newWorld } from '#test/model/world.ts';
import { testApi } from '#test/support/api.ts';

/** Number of tested histories; the environment can raise it. The same seed gives the same histories. */
const numRuns = Number(process.env.MODEL_RUNS ?? 8);
const seed = Number(process.env.MODEL_SEED ?? 20_261_121);
const maxCommands = 30;

const portal = new Portal(await testApi(), Date.UTC(2027, 0, 4, 9, 30, 0, 250));
afterAll(() => portal.close());

test('the portal answers and shows what a small model predicts, for any actions in any order, also concurrent ones', {
  timeout: Math.max(60_000, numRuns * 10_000),
}, async () => {
  await portal.open();
  await fc.assert(
    fc.asyncProperty(histories(maxCommands), fc.scheduler(), async ([opening, commands], scheduler) => {
      await portal.reset();
      const model: Model = { worlds: [newWorld(portal.start)], made: 0, requested: [] };
      const real: Real = { portal, scheduler };
      for (const command of opening) await command.run(model, real);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await new Fold().run(model, real);
    }),
    { numRuns, seed, endOnFailure: process.env.MODEL_SHRINK === undefined },
  );
  if (process.env.MODEL_RUNS) {
    const answers = Object.fromEntries([...answersByCode].sort());
    process.stdout.write(`${JSON.stringify({ ...counted, scheduled: portal.scheduled, answers }, undefined, 1)}\n`);
  }
  expect(counted.together).toBeGreaterThan(0);
});
