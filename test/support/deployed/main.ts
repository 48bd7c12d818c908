import { join } from 'node:path';
import { localTable } from '#infra/local/environment.ts';
import { runProgram } from '#infra/local/program.ts';
import type { StartFunctions } from '#infra/local/source-functions.ts';
import { keepRights } from '../rights/rights-log.ts';
import { startDeployment } from './deployment.ts';
import { followTable } from './event-sources.ts';
import { runSchedules } from './schedules.ts';

/** Starts the local run with the deployed bundles instead of the sources, behind the edge of the template. */
const startBundles: StartFunctions = async ({ port, dataDir, addresses, environment }, stops) => {
  stops.push(keepRights);
  const deployment = await startDeployment({
    local: { ...environment, LOG_LEVEL: 'DEBUG' },
    siteFolder: join(dataDir, 'site'),
    port,
    // Every line, including those that a deployment does not log.
    logFile: join(dataDir, 'functions.log'),
  });
  const { template, functions } = deployment;
  stops.push(deployment.stop);
  stops.push(await followTable(template, functions, { endpoint: addresses.database, table: localTable, dataDir }));
  await runSchedules(template, functions);
};

await runProgram(performance.now(), startBundles);
