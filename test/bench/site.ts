import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '#infra/local/process/options.ts';
import { somePort } from '#test/support/stack.ts';
import { type Edge, startEdge } from './edge.ts';

/** A local run with its demo data, in a process of its own. */
export interface Site {
  url: string;
  /** The same over HTTP/2, as the edge serves it. */
  edge: Edge;
  inboxUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the local run with the built site on free ports and with data of its own.
 * @param root of the checkout that is run
 */
export async function startSite(root = repositoryRoot): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-site-'));
  const child = fork(join(root, 'infra/local/main.ts'), [], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DYNAMODB_ENDPOINT: '', PORT: String(somePort()), LOCAL_DATA_DIR: dataDir },
    execArgv: [],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<{ addresses: { site: string; mail: string } }>((done) =>
    child.once('message', (message) => done(message as { addresses: { site: string; mail: string } })),
  );
  const first = await Promise.race([ready, ended]);
  if (!first) {
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error('The local run did not come up.');
  }
  const edge = await startEdge(first.addresses.site);
  const stopAll = () => {
    edge.stop();
    return stop();
  };
  return { url: first.addresses.site, edge, inboxUrl: first.addresses.mail, stop: stopAll };
}
