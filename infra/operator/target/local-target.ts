import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exampleLegal } from '../../legal/example-legal.ts';
import { filesBucket, functionEnvironment, localTable } from '../../local/environment.ts';
import { portOffsets, readOptions } from '../../local/process/options.ts';
import { loopback } from '../../local/process/ports.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { OperatorProblem } from './problem.ts';
import type { OutputName, Target } from './target-outputs.ts';

/**
 * Finds the local run of this machine by the environment variables that it was started with.
 * @throws OperatorProblem when its data folder was never used
 */
export function localTarget(): Target {
  const { port, dataDir } = readOptions([], process.env);
  if (!existsSync(join(dataDir, 'secrets.json'))) {
    throw new OperatorProblem(`There is no local run in ${dataDir}: start it with npm start.`);
  }
  const at = (service: keyof typeof portOffsets) => `http://${loopback}:${port + portOffsets[service]}`;
  const site = `http://localhost:${port}`;
  const addresses = {
    site,
    mail: at('mail'),
    files: at('files'),
    database: at('database'),
    payments: at('payments'),
    transcription: at('transcription'),
    visits: at('visits'),
    video: at('video'),
  };
  const secrets = loadSecrets(dataDir);
  Object.assign(process.env, functionEnvironment(addresses, secrets));
  const outputs = new Map<OutputName, string>([
    ['SiteUrl', site],
    ['TableName', localTable],
    ['FilesBucketName', filesBucket],
    ['LegalName', exampleLegal.name],
  ]);
  return {
    bootstrapSecret: secrets.BOOTSTRAP_SECRET,
    output: (name) => {
      const value = outputs.get(name);
      if (value === undefined) throw new OperatorProblem(`The local run has no ${name}: this task needs a stage.`);
      return value;
    },
  };
}
