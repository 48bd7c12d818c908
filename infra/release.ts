import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { epochMs } from '#shared/domain/time.ts';
import { buildSite } from '../web/build.ts';
import { mapsFolderOf } from '../web/source-maps.ts';
import { releaseConfigs } from './release/release-configs.ts';
import { releaseOf } from './release/release-id.ts';
import { recordRelease } from './released-contract.ts';
import { writeRelease } from './write-release.ts';

// npm run release -- --stage staging --stage prod: builds the site and the functions once, and writes a release for these stages
// into dist/release, or --out.
const { values } = parseArgs({
  options: { stage: { type: 'string', multiple: true }, out: { type: 'string', default: 'dist/release' } },
});
// First: it changes files that belong to the commit.
recordRelease();
const release = releaseOf(process.env);
const configs = releaseConfigs(values.stage ?? [], release, process.env);
const folder = resolve(values.out);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildSite();
const siteFolder = resolve('dist/web');
await writeRelease({
  ...{ folder, release, configs, siteFolder, builtAt: epochMs(Date.now()) },
  mapsFolder: mapsFolderOf(siteFolder),
});
process.stdout.write(
  `The release ${release} for ${configs.map(({ stage }) => stage).join(' and ')} is in ${folder}.\n`,
);
