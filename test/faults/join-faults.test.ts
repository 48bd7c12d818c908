import { afterEach, describe, expect, test } from 'vitest';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { contradictions } from '#test/support/contradictions.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { faultsFor } from './inject-fault.ts';
import { tryEachCommand } from './try-each-command.ts';

const api = await testApi();
const now = Date.now();
const makePair = pairMaker(api);

/** What the stream joins with the shortlist. */
const cases: [name: string, steps: ((pair: Pair) => Promise<unknown>)[]][] = [
  ['a new application with an entry for its job', [(p) => p.add(), (p) => p.move('contacted'), (p) => p.apply()]],
  ['a new application with an entry for no job', [(p) => p.add(''), (p) => p.apply()]],
  ['a hired application with an entry for its job', [(p) => p.add(), (p) => p.apply(), (p) => p.answer('hired')]],
  ['a shortlisted application', [(p) => p.apply(), () => settle(api), (p) => p.answer('shortlisted')]],
  [
    'a shortlisted application with an entry for no job',
    [(p) => p.apply(), () => settle(api), (p) => p.add(''), (p) => p.answer('shortlisted')],
  ],
];

describe('a command to the table fails while an application is joined with the shortlist', () => {
  afterEach(() => api.readStream());

  test.each(cases.flatMap(([name, steps], index) => faultsFor(index).map((fault) => ({ name, fault, steps }))))(
    '$name: its record is delivered again, with the same result: $fault',
    async ({ fault, steps }) => {
      api.clock.set(now);
      const pair = await makePair();
      await settle(api);
      for (const step of steps) await step(pair);
      const struck = await tryEachCommand(api, await api.readStream(), fault);
      expect(struck).toBeGreaterThan(0);
      expect(await contradictions(api)).toEqual([]);
    },
  );
});
