import { existsSync, mkdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { lockData } from './data-lock.ts';
import { type DynamoDb, startDynamoDb } from './dynamodb.ts';
import { filesBucket, functionEnvironment, type LocalAddresses, localTable } from './environment.ts';
import { startGateway } from './gateway/server.ts';
import { startMail } from './mail.ts';
import { type LocalOptions, portOffsets, repositoryRoot, type Service } from './options.ts';
import { loopback } from './ports.ts';
import { type LocalSecrets, loadSecrets } from './secrets.ts';
import { isSeeded, markSeeded, seed } from './seed.ts';
import { buildSite, siteDir } from './site-build.ts';
import { startFileServer } from './storage/file-server.ts';
import type { StreamHandler } from './streams/deliver.ts';
import { followStream } from './streams/follow-stream.ts';
import { ensureTable } from './table.ts';

export interface LocalRun {
  addresses: LocalAddresses;
  secrets: LocalSecrets;
  /** Settles, with its last words, when the database ends by itself. */
  databaseEnded: Promise<string>;
  stop(): Promise<void>;
}

type Stop = () => unknown;

/**
 * Brings every part up: database, files, mail, demo data, site, API, stream. When one part cannot start, those that
 * did are stopped again, and what stopped it is thrown: a LocalProblem for what the person can put right.
 */
export const startLocalRun = async (options: LocalOptions): Promise<LocalRun> => {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) {
      await each();
    }
  };
  try {
    return await start(options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
};

const start = async (options: LocalOptions, stops: Stop[], stop: () => Promise<void>): Promise<LocalRun> => {
  mkdirSync(options.dataDir, { recursive: true });
  stops.push(await lockData(options.dataDir));
  if (options.fresh || !isSeeded(options.dataDir)) {
    clearData(options.dataDir);
  }
  const secrets = loadSecrets(options.dataDir);
  const portOf = (service: Service) => options.port + portOffsets[service];
  const database = await openDatabase(options, portOf('database'), stops);
  const addresses = {
    site: `http://localhost:${options.port}`,
    mail: `http://${loopback}:${portOf('mail')}`,
    files: `http://${loopback}:${portOf('files')}`,
    database: database.endpoint,
  };
  const environment = functionEnvironment(addresses, secrets);
  Object.assign(process.env, environment);

  const building = new AbortController();
  const siteReady = options.site ? buildSite(building.signal) : Promise.resolve();
  stops.push(() => building.abort());
  stops.push(closing(await startMail(portOf('mail'))));
  const files = await startFileServer({
    port: portOf('files'),
    directory: join(options.dataDir, 'files'),
    bucket: filesBucket,
    accessKeyId: 'local',
    secretAccessKey: 'local',
    allowedOrigins: [addresses.site, `http://${loopback}:${options.port}`],
  });
  stops.push(closing(files));
  // The stand-ins of Razorpay (portOf('payments')) and Transcribe (portOf('transcription')) start here.

  await fillTable(options, addresses.database);
  const gateway = await startGateway({
    port: options.port,
    siteDir,
    originSecret: secrets.ORIGIN_SECRET,
    fileOrigins: [addresses.files],
    siteReady,
  });
  stops.push(closing(gateway));
  stops.push(await startStream(options.dataDir, addresses.database));
  // Timers that stand for EventBridge's schedules start here.
  await siteReady;
  return { addresses, secrets, databaseEnded: database.ended, stop };
};

/** Removes what earlier runs kept; the secrets go too, so that old sessions end with the accounts. */
const clearData = (dataDir: string): void => {
  const parts = ['dynamodb.sqlite', 'dynamodb.sqlite-wal', 'dynamodb.sqlite-shm', 'files', 'secrets.json'];
  for (const part of [...parts, 'seeded.json', 'stream-position.json', 'dead-letters.jsonl']) {
    rmSync(join(dataDir, part), { recursive: true, force: true });
  }
};

const openDatabase = async (
  options: LocalOptions,
  port: number,
  stops: Stop[],
): Promise<Pick<DynamoDb, 'endpoint' | 'ended'>> => {
  if (options.dynamoDbEndpoint !== undefined) {
    return { endpoint: options.dynamoDbEndpoint, ended: new Promise(() => undefined) };
  }
  const database = await startDynamoDb(options.dataDir, port);
  stops.push(() => database.stop());
  return database;
};

const fillTable = async (options: LocalOptions, endpoint: string): Promise<void> => {
  const kind = options.empty ? 'empty' : 'demo';
  if (await ensureTable(endpoint, localTable)) {
    await seed(kind);
  }
  if (!isSeeded(options.dataDir)) {
    markSeeded(options.dataDir, kind);
  }
};

const startStream = async (dataDir: string, endpoint: string): Promise<Stop> => {
  const path = join(repositoryRoot, 'functions', 'events', 'stream.ts');
  if (!existsSync(path)) {
    return () => undefined;
  }
  const { handler }: { handler: StreamHandler } = await import(path);
  return followStream({ endpoint, table: localTable, dataDir, handler });
};

const closing =
  (server: Server): Stop =>
  () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeIdleConnections();
      // Calls in flight have a moment to end.
      setTimeout(() => server.closeAllConnections(), 1_000).unref();
    });
