import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { addPortal } from './portal-app.ts';
import { readDeployed } from './release/read-deployed.ts';
import { confirmedIn, refuseLosses } from './release/refuse-losses.ts';
import { releaseOf } from './release/release-id.ts';
import { awsStacks } from './release/stack-reader.ts';
import { configOf, stageNamed } from './settings/config.ts';
import { readSettingsFile, refuseOtherSources } from './settings/settings-file.ts';

const app = new App();
const context = (name: string): unknown => app.node.tryGetContext(name);
const stage = stageNamed(context('stage') ?? process.env.PORTAL_STAGE ?? 'dev');
const confirmed = confirmedIn(context('confirm'));
const settings = readSettingsFile(stage);
refuseOtherSources(stage, settings, context, process.env);

// The CDK command starts the app in the checkout.
const siteFolder = resolve('dist/web');
if (!existsSync(join(siteFolder, 'index.html'))) {
  throw new Error('The site is not built: dist/web/index.html is missing. Run `npx node web/build.ts` first.');
}

// The CDK command sets the account when credentials exist; without them a stage can be synthesized, but not deployed.
const account = process.env.CDK_DEFAULT_ACCOUNT;
const release = releaseOf(process.env);
// Checks the settings before anything is read, because the region is one of them.
const { region } = configOf(stage, settings, { account, release });
const deployed =
  account === undefined
    ? undefined
    : await readDeployed(stage, region, awsStacks, account, confirmed.includes('account'));
const config = configOf(stage, settings, { account, release, isDeployed: deployed?.region === region });

addPortal(app, { config, siteFolder });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
const next = app.synth().stacks.map(({ template }) => template);
refuseLosses({ stage, region, deployed, next, confirmed });
