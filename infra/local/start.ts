import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languageTableFile } from '../languages/table-file.ts';
import { lockData } from './data-lock.ts';
import { isSeeded, markSeeded } from './database/seed.ts';
import { type DynamoDb, startDynamoDb } from './dynamodb.ts';
import { filesBucket, functionEnvironment, type LocalAddresses, localTable, razorpayAccount } from './environment.ts';
import { type LocalOptions, portOffsets, type Service } from './process/options.ts';
import { loopback, requireFreePort } from './process/ports.ts';
import { LocalProblem } from './process/problem.ts';
import { unfinished } from './process/state-file.ts';
import { type LocalSecrets, loadSecrets } from './secrets.ts';
import { buildSite, siteDir } from './site-build.ts';
import { type StartFunctions, startSourceFunctions } from './source-functions.ts';
import { closing, type Stop } from './stop.ts';

export interface LocalRun {
  addresses: LocalAddresses;
  secrets: LocalSecrets;
  /** Resolves when the database exits, with its last line of output. */
  databaseEnded: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts all parts: database, files, mail, demo data, and with `startFunctions` the parts that run the product's code:
 * site, API, stream, schedules. When a part cannot start, the started ones are stopped and the error is thrown.
 * @throws LocalProblem for problems that the developer can solve
 */
export const startLocalRun = async (
  options: LocalOptions,
  startFunctions: StartFunctions = startSourceFunctions,
): Promise<LocalRun> => {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) {
      await each();
    }
  };
  try {
    return await start(options, startFunctions, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
};

const start = async (
  options: LocalOptions,
  startFunctions: StartFunctions,
  stops: Stop[],
  stop: () => Promise<void>,
): Promise<LocalRun> => {
  mkdirSync(options.dataDir, { recursive: true });
  stops.push(await lockData(options.dataDir));
  // The site starts last, but a port in use should be reported first.
  await requireFreePort(options.port, 'site and API');
  if (options.fresh || !isSeeded(options.dataDir)) {
    clearData(options.dataDir);
  }
  const secrets = loadSecrets(options.dataDir);
  // Before the other parts are loaded: the bundler takes 280 MB, and all parts together should stay below 400 MB.
  const building = new AbortController();
  stops.push(() => building.abort());
  if (options.site) await buildSite(building.signal);

  const portOf = (service: Service) => options.port + portOffsets[service];
  const database = await openDatabase(options, portOf('database'), stops);
  const addresses = {
    site: `http://localhost:${options.port}`,
    mail: `http://${loopback}:${portOf('mail')}`,
    files: `http://${loopback}:${portOf('files')}`,
    database: database.endpoint,
    payments: `http://${loopback}:${portOf('payments')}`,
    transcription: `http://${loopback}:${portOf('transcription')}`,
    visits: `http://${loopback}:${portOf('visits')}`,
    video: `http://${loopback}:${portOf('video')}`,
  };
  if (options.site) {
    const { writeLocalLegalPages } = await import('./legal-pages.ts');
    writeLocalLegalPages(siteDir, addresses.site);
  }
  const environment = {
    ...functionEnvironment(addresses, secrets, options.addressBudget),
    LANGUAGE_TABLE_FILE: languageTableFile,
  };
  Object.assign(process.env, environment);

  await startServices(options, { secrets, addresses, portOf }, stops);
  await fillTable(options, addresses.database);
  await startFunctions({ port: options.port, dataDir: options.dataDir, addresses, environment }, stops);
  return { addresses, secrets, databaseEnded: database.ended, stop };
};

interface Services {
  secrets: LocalRun['secrets'];
  addresses: LocalRun['addresses'];
  portOf: (service: Service) => number;
}

/** Starts what replaces the services outside, each of which is loaded when the one before it runs. */
const startServices = async (options: LocalOptions, { secrets, addresses, portOf }: Services, stops: Stop[]) => {
  const { startMail } = await import('./mail.ts');
  const creditBounced = async (report: object) =>
    (await import('#functions/events/expire-subscriptions.ts')).handler(report);
  stops.push(closing(await startMail(portOf('mail'), creditBounced)));
  const { startFileServer } = await import('./storage/file-server.ts');
  const files = await startFileServer({
    port: portOf('files'),
    directory: join(options.dataDir, 'files'),
    buckets: [filesBucket],
    accessKeyId: 'local',
    secretAccessKey: 'local',
    allowedOrigins: [addresses.site, `http://${loopback}:${options.port}`],
  });
  stops.push(closing(files));
  const { startRazorpay } = await import('./payments/razorpay.ts');
  const payments = await startRazorpay({
    ...razorpayAccount(secrets),
    port: portOf('payments'),
    webhookUrl: `http://${loopback}:${options.port}/api/payments/razorpay/webhook`,
    file: join(options.dataDir, 'razorpay.json'),
  });
  stops.push(closing(payments));
  const { startTranscribe } = await import('./transcription/transcribe.ts');
  const transcription = await startTranscribe({
    port: portOf('transcription'),
    filesEndpoint: addresses.files,
    accessKeyId: 'local',
    secretAccessKey: 'local',
    delayMs: 1_000,
  });
  stops.push(closing(transcription));
  const { startVisits } = await import('./visits.ts');
  stops.push(closing(await startVisits(portOf('visits'))));
  const { startVideo } = await import('./video/video.ts');
  stops.push(closing(await startVideo(portOf('video'), 'local')));
};

/** Deletes the data of earlier runs, including the secrets, so that old sessions end with their accounts. */
const clearData = (dataDir: string): void => {
  const parts = ['dynamodb.sqlite', 'dynamodb.sqlite-wal', 'dynamodb.sqlite-shm', 'files', 'secrets.json'];
  for (const part of [
    ...parts,
    'seeded.json',
    'stream-position.json',
    'mails-position.json',
    'dead-letters.jsonl',
    'razorpay.json',
  ]) {
    const path = join(dataDir, part);
    for (const each of [path, unfinished(path)]) rmSync(each, { recursive: true, force: true });
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
  const { dropTable, ensureTable } = await import('./table.ts');
  const kind = options.empty ? 'empty' : 'demo';
  if (options.fresh && options.dynamoDbEndpoint !== undefined) {
    await dropTable(endpoint, localTable);
  }
  if (
    await ensureTable(endpoint, localTable, async () => {
      // Only a new table needs the code that fills it.
      const { writeDemoData } = await import('./demo-data/write-demo-data.ts');
      await writeDemoData(kind, endpoint);
    })
  ) {
    markSeeded(options.dataDir, kind);
  } else if (!isSeeded(options.dataDir)) {
    throw new LocalProblem(
      `The database at ${endpoint} has a table ${localTable} that does not belong to this data folder.\n` +
        'Replace it with: npm start -- --fresh',
    );
  }
};
