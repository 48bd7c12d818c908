import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Addresses of a running stack, without trailing slashes. */
export interface StackAddresses {
  /** Site; the API is below `/api`. */
  url: string;
  /** Mail inbox; its mails as JSON at `/store`. */
  inboxUrl: string;
  /** S3. */
  filesUrl: string;
  /** DynamoDB. */
  databaseUrl: string;
  bootstrapSecret: string;
  originSecret: string;
}

export interface Stack extends StackAddresses {
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Output of the run so far. */
  output(): string;
  /** Ends the run as Ctrl-C does and deletes its data, unless the caller gave the folder. */
  stop(): Promise<void>;
}

export interface StackOptions {
  /** `empty`: only the plans and the two demo admins. Default. */
  data?: 'empty' | 'demo';
  port?: number;
  /** An existing folder, stored afterwards. Default: a new temporary one. */
  dataDir?: string;
  args?: readonly string[];
  env?: Record<string, string>;
  /** What to run: the sources, or the deployed bundles behind the template's edge. */
  code?: keyof typeof programs;
}

const programs = {
  sources: resolve(import.meta.dirname, '../../infra/local/main.ts'),
  bundles: resolve(import.meta.dirname, 'deployed/main.ts'),
};

/** Starts the local run; returns its process and, after its end, its exit code and output. */
export const runLocal = (port: number, dataDir: string, options: Pick<StackOptions, 'args' | 'env' | 'code'> = {}) => {
  const child = fork(programs[options.code ?? 'sources'], ['--no-site', ...(options.args ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // The run starts its own database and ignores the one in the test's environment.
    env: { ...process.env, DYNAMODB_ENDPOINT: '', PORT: String(port), LOCAL_DATA_DIR: dataDir, ...options.env },
    execArgv: [],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.once('close', (code) => done({ code, output }));
  });
  return { child, ended, output: () => output };
};

/** The first of a block of ports that are most likely free. */
export const somePort = (): number => 10_000 + 10 * randomInt(2_000);

interface ReadyMessage {
  addresses: { site: string; mail: string; files: string; database: string };
  secrets: { BOOTSTRAP_SECRET: string; ORIGIN_SECRET: string };
}

/**
 * Starts a stack on free ports in a separate process; several can run concurrently.
 * Throws with the output of the run when it does not start.
 */
export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryStart(options);
    if ('stop' in outcome) {
      return outcome;
    }
    const isUnlucky = options.port === undefined && outcome.output.includes('already taken');
    if (!isUnlucky || attempt === 5) {
      throw new Error(`The local run did not come up:\n${outcome.output}`);
    }
  }
};

const tryStart = async (options: StackOptions): Promise<Stack | { output: string }> => {
  const port = options.port ?? somePort();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'job-portal-'));
  const args = [...(options.data === 'demo' ? [] : ['--empty']), ...(options.args ?? [])];
  const { child, ended, output } = runLocal(port, dataDir, { ...options, args });
  const ready = new Promise<ReadyMessage>((done) => child.once('message', (message) => done(message as ReadyMessage)));
  const first = await Promise.race([ready, ended]);
  const removeData = () => {
    if (options.dataDir === undefined) {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  if ('output' in first) {
    removeData();
    return first;
  }
  return {
    url: first.addresses.site.replace('localhost', '127.0.0.1'),
    inboxUrl: first.addresses.mail,
    filesUrl: first.addresses.files,
    databaseUrl: first.addresses.database,
    bootstrapSecret: first.secrets.BOOTSTRAP_SECRET,
    originSecret: first.secrets.ORIGIN_SECRET,
    port,
    dataDir,
    process: child,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      removeData();
    },
  };
};
