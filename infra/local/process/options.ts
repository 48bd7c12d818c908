import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LocalProblem } from './problem.ts';

export interface LocalOptions {
  /** First of the run's consecutive ports. */
  port: number;
  /** Absolute path of the folder with persistent data. */
  dataDir: string;
  /** Delete the data of earlier runs first. */
  fresh: boolean;
  /** Seed a new table with only the plans and the two demo admins, instead of all demo data. */
  empty: boolean;
  /** Build and serve the site; API tests do not need it. */
  site: boolean;
  /** Endpoint of another DynamoDB engine to use instead of the packaged one. */
  dynamoDbEndpoint: string | undefined;
  /** Rejected look-ups, and guesses at codes, per client network and hour; absent: practically unlimited. */
  addressBudget: string | undefined;
}

const highestPort = 65_535;

/** The services of a run and their port offsets from `PORT`. */
export const portOffsets = {
  site: 0,
  mail: 1,
  files: 2,
  database: 3,
  payments: 4,
  transcription: 5,
  visits: 6,
  video: 7,
} as const;
export type Service = keyof typeof portOffsets;

/** The root folder of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

/**
 * Reads the command line and the environment of `npm start`.
 * @throws LocalProblem that names the invalid option
 */
export const readOptions = (args: readonly string[], env: NodeJS.ProcessEnv): LocalOptions => {
  const flags = readFlags(args);
  const port = Number(env.PORT ?? 3000);
  const greatest = highestPort - portOffsets.video;
  if (!Number.isInteger(port) || port < 1 || port > greatest) {
    throw new LocalProblem(`PORT must be a whole number from 1 to ${greatest}, not "${env.PORT}".`);
  }
  return {
    port,
    dataDir: resolve(repositoryRoot, env.LOCAL_DATA_DIR ?? '.local'),
    fresh: flags.fresh,
    empty: flags.empty,
    site: !flags['no-site'],
    dynamoDbEndpoint: env.DYNAMODB_ENDPOINT || undefined,
    addressBudget: readAddressBudget(env.ADDRESS_BUDGET),
  };
};

const readAddressBudget = (text: string | undefined) => {
  if (text && !/^[1-9][0-9]{0,14}$/.test(text)) {
    throw new LocalProblem(`ADDRESS_BUDGET must be a whole number from 1, not "${text}".`);
  }
  return text || undefined;
};

const readFlags = (args: readonly string[]) => {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ args: [...args], options: { fresh: flag, empty: flag, 'no-site': flag } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalProblem(`${reason}\nUsage: npm start -- [--fresh] [--empty] [--no-site]`);
  }
};
