import { startWorld } from './world.ts';

// `node run-engine.ts <engine> <jobs> <heap in MB> <folder of jars>`: measures one engine in a process of its own, because
// the product's modules read the environment when they are imported. Prints the figures as JSON.

const [engine, size = '', heap = '', jars = ''] = process.argv.slice(2);
const world = await startWorld();
try {
  const { measureSubject } = await import('./measure.ts');
  const subject =
    engine === 'embedded'
      ? (await import('./embedded-subject.ts')).embeddedSubject(world)
      : await (await import('./opensearch-subject.ts')).openSearchSubject(world, jars, Number(heap));
  try {
    process.stdout.write(`${JSON.stringify(await measureSubject(subject, Number(size)))}\n`);
  } finally {
    await subject.stop();
  }
} finally {
  await world.stop();
}
process.exit();
