import { type LocalAddresses, localTable } from './environment.ts';
import { startSchedules } from './schedules.ts';
import { siteDir } from './site-build.ts';
import { closing, type Stop } from './stop.ts';

/** Settings that the product's code needs from a run. */
export interface FunctionsHost {
  /** Port of the site and the API. */
  port: number;
  dataDir: string;
  addresses: LocalAddresses;
  /** The functions' environment variables. */
  environment: Readonly<Record<string, string>>;
}

/**
 * Serves site and API, follows the stream and starts the schedules; adds the functions that stop each part to `stops`.
 */
export type StartFunctions = (host: FunctionsHost, stops: Stop[]) => Promise<void>;

/** Runs the functions from their sources, in this process. */
export const startSourceFunctions: StartFunctions = async ({ port, dataDir, addresses, environment }, stops) => {
  const { startGateway } = await import('./gateway/server.ts');
  const gateway = await startGateway({
    port,
    siteDir,
    originSecret: environment.ORIGIN_SECRET ?? '',
    fileOrigins: [addresses.files],
    checkoutOrigins: [addresses.payments],
    signallingOrigins: [addresses.video.replace('http', 'ws')],
  });
  stops.push(closing(gateway));
  await startStream(dataDir, addresses.database, stops);
  stops.push(startSchedules());
};

/** Starts the followers one after the other, so that the first is stopped when the second cannot start. */
const startStream = async (dataDir: string, endpoint: string, stops: Stop[]): Promise<void> => {
  const { handler } = await import('#functions/events/stream.ts');
  const { handler: sendMails } = await import('#functions/events/send-mails.ts');
  const { followStream } = await import('./streams/follow-stream.ts');
  const stream = { endpoint, table: localTable, dataDir };
  stops.push(await followStream({ ...stream, handler }));
  stops.push(await followStream({ ...stream, handler: sendMails, positionFile: 'mails-position.json' }));
};
