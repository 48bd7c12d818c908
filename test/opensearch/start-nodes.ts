import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningNodes {
  endpoint: string;
  /** Of the process of both nodes. */
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the two nodes of `SearchNodes.java`; they end with this process at the latest.
 * @param jars folder with the server's jars
 * @param heap of both nodes together, in MB
 * @throws Error with what the process printed, when it ends before it is ready
 */
export async function startNodes(jars: string, heap = 512): Promise<RunningNodes> {
  const data = await mkdtemp(join(tmpdir(), 'portal-opensearch-'));
  const program = join(import.meta.dirname, 'SearchNodes.java');
  const nodes = spawn('java', [`-Xmx${heap}m`, '-cp', join(jars, '*'), program, data], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => nodes.once('close', () => resolve()));
  const printed: string[] = [];
  nodes.stderr.on('data', (part) => printed.push(String(part)));
  const endpoint = await new Promise<string>((resolve, reject) => {
    nodes.once('error', reject);
    nodes.once('close', () => reject(new Error(`OpenSearch ended before it was ready.\n${printed.join('')}`)));
    createInterface({ input: nodes.stdout }).on('line', (line) => {
      if (line.startsWith('READY ')) resolve(line.slice('READY '.length));
      else printed.push(`${line}\n`);
    });
  });
  const stop = async () => {
    nodes.stdin.end();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { endpoint, pid: nodes.pid ?? 0, stop };
}
