import { parseArgs } from 'node:util';

// `npm run load`: sends the mix of all roles to a local run of its own and prints latencies, refusals and consumed units.
// `npm run load -- --simulate` prints the tables of docs/scale.md instead.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '40' },
    simulate: { type: 'boolean', default: false },
  },
});

const wholeNumber = (name: 'seconds' | 'rate'): number => {
  if (/^[1-9][0-9]{0,4}$/.test(values[name])) return Number(values[name]);
  throw new Error(`--${name} must be a whole number from 1 to 99999, not "${values[name]}".`);
};

if (values.simulate) {
  const { simulatedTables } = await import('./scale-tables.ts');
  console.log(simulatedTables());
} else {
  const { runLoad } = await import('./run.ts');
  await runLoad({ seconds: wholeNumber('seconds'), rate: wholeNumber('rate') });
}
