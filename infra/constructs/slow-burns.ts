import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { explainWildcard } from './explain-wildcard.ts';
import { countFaults } from './logged-faults.ts';
import { PortalFunction } from './portal-function.ts';

/**
 * Looks every six hours for budgets of failed calls that burn slowly: for three days, where an alarm of metrics sees one, and would cost
 * ten US cents for each journey (docs/decisions/0103-burn-rates.md).
 */
export class SlowBurns extends Construct {
  constructor(scope: Construct, id: string, config: StackConfig) {
    super(scope, id);
    const check = new PortalFunction(this, 'Check', {
      config,
      entry: 'functions/events/check-budgets.ts',
      description: `Language job portal (${config.stage}): budgets of failed calls`,
      timeout: Duration.seconds(30),
      memory: 256,
    });
    check.addToRolePolicy(new PolicyStatement({ actions: ['cloudwatch:GetMetricData'], resources: ['*'] }));
    explainWildcard(check.role ?? check, '*', 'Figures of CloudWatch, which are only read, and not limited otherwise.');
    new Rule(this, 'EachSixHours', {
      description: 'Looks for budgets of failed calls that burn slowly.',
      schedule: Schedule.rate(Duration.hours(6)),
      targets: [new LambdaFunction(check, { retryAttempts: 2 })],
    });
    countFaults(this, 'BudgetBurns', config, check.logGroup, 'BUDGET_BURNS');
  }
}
