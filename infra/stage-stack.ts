import { Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StackConfig } from './settings/config.ts';

/** The region where CloudFront requires firewalls, certificates and log deliveries. */
export const edgeRegion = 'us-east-1';

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
