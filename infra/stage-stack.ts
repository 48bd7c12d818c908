import { Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StackConfig } from './settings/config.ts';
import { edgeRegion } from './settings/settings-file.ts';

/** A stack of a stage, in the account of the credentials. */
export class StageStack extends Stack {
  constructor(scope: Construct, id: string, config: StackConfig, region: string = edgeRegion) {
    super(scope, id, {
      env: { region, ...(config.account && { account: config.account }) },
      description: `Language job portal (${config.stage})`,
      terminationProtection: config.deletionProtection,
    });
    Tags.of(this).add('stage', config.stage);
  }
}
