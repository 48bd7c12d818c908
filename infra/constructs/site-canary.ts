import { Duration } from 'aws-cdk-lib';
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import type { Limits } from './alarm-limits.ts';
import { countFaults } from './logged-faults.ts';
import { PortalFunction } from './portal-function.ts';

interface SiteCanaryProps {
  config: StackConfig;
  siteUrl: string;
}

const period = Duration.minutes(1);
/** It keeps no connection and no library of AWS: a quarter of what other functions need. */
const memory = 256;

/**
 * Visits the site each minute as a visitor would, from outside the API's path: whatever is broken between a visitor and the
 * table, an alarm is raised within five minutes, also when the visits themselves do not run.
 */
export class SiteCanary extends Construct {
  readonly limits: Limits;

  constructor(scope: Construct, id: string, { config, siteUrl }: SiteCanaryProps) {
    super(scope, id);
    const visit = new PortalFunction(this, 'Visit', {
      config,
      entry: 'functions/events/visit-site.ts',
      description: `Language job portal (${config.stage}): visits the site`,
      timeout: Duration.seconds(30),
      memory,
    });
    visit.addEnvironment('SITE_URL', siteUrl);
    new Rule(this, 'EachMinute', {
      description: 'Visits the site as a visitor would.',
      schedule: Schedule.rate(period),
      // The next minute's visit replaces one that failed.
      targets: [new LambdaFunction(visit, { retryAttempts: 0, maxEventAge: period })],
    });
    countFaults(this, 'CertificateEnds', config, visit.logGroup, 'CERTIFICATE_ENDS');
    this.limits = {
      SiteDown: {
        urgency: 'now',
        description: 'Visits of the site fail, or do not run: see SITE_FAULTY in the log of Visit.',
        metric: visit.metricErrors({ period }),
        threshold: 1,
        periods: 2,
        missing: TreatMissingData.BREACHING,
      },
    };
  }
}
