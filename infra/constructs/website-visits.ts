import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { PortalFunction } from './portal-function.ts';

/** The function that visits websites of companies. It has no rights but to write its log (docs/decisions/0125-websites.md). */
export class WebsiteVisits extends Construct {
  private readonly visit: PortalFunction;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    this.visit = new PortalFunction(this, 'Visit', {
      config,
      entry: 'functions/events/visit-website.ts',
      description: `Language job portal (${config.stage}): visits websites of companies`,
      timeout: Duration.seconds(5),
      memory: 256,
    });
  }

  /** Lets a function have websites visited. */
  giveTo(target: PortalFunction): void {
    // CDK's own grant includes all versions.
    target.addToRolePolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.visit.functionArn] }),
    );
    target.addEnvironment('WEBSITE_FUNCTION', this.visit.functionName);
  }
}
