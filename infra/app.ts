import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { addPortal } from './portal-app.ts';
import { readConfig } from './settings/config.ts';

const app = new App();
const config = readConfig((name) => app.node.tryGetContext(name), process.env);

const siteFolder = join(import.meta.dirname, '../dist/web');
if (!existsSync(join(siteFolder, 'index.html'))) {
  throw new Error('The site is not built: dist/web/index.html is missing. Run `npx node web/build.ts` first.');
}

addPortal(app, { config, siteFolder });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
