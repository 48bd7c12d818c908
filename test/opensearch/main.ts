import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { collectJars } from './jars.ts';
import { startNodes } from './start-nodes.ts';

// `npm run test:opensearch [filter]`: the tests of the OpenSearch engine against the server at OPENSEARCH_ENDPOINT, or
// against two nodes that it starts where Java and Maven are installed.

/** Runs the tests with their output shown; resolves to the exit code. */
function runTests(endpoint: string): Promise<number> {
  const config = join(import.meta.dirname, 'vitest.config.ts');
  const vitest = spawn('npx', ['vitest', 'run', '--config', config, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, OPENSEARCH_ENDPOINT: endpoint },
  });
  return new Promise((resolve) => vitest.once('close', (code) => resolve(code ?? 1)));
}

async function runWithNodes(): Promise<number> {
  const jars = await collectJars();
  if ('problem' in jars) {
    process.stdout.write(
      `The tests of OpenSearch were NOT RUN: ${jars.problem}. Set OPENSEARCH_ENDPOINT to a server.\n`,
    );
    return 0;
  }
  const { endpoint, stop } = await startNodes(jars.folder);
  try {
    return await runTests(endpoint);
  } finally {
    await stop();
  }
}

const { OPENSEARCH_ENDPOINT } = process.env;
process.exitCode = OPENSEARCH_ENDPOINT ? await runTests(OPENSEARCH_ENDPOINT) : await runWithNodes();
