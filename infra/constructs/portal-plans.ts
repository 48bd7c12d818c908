import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Trigger } from 'aws-cdk-lib/triggers';
import { Construct } from 'constructs';
import { keys } from '#functions/data/keys.ts';
import type { StackConfig } from '../settings/config.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalTable } from './portal-table.ts';

/**
 * Creates the standard plans during the first deployment. The function runs again whenever its code changes, but has an
 * effect only once. When it fails, it has written nothing, and the deployment fails and is rolled back.
 */
export class PortalPlans extends Construct {
  constructor(scope: Construct, id: string, { config, table }: { config: StackConfig; table: PortalTable }) {
    super(scope, id);
    const seeder = new PortalFunction(this, 'Seeder', {
      config,
      entry: 'functions/events/seed-plans-on-deployment.ts',
      description: `Language job portal (${config.stage}): standard plans`,
      timeout: Duration.seconds(90),
    });
    seeder.addEnvironment('TABLE_NAME', table.table.tableName);
    seeder.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        resources: [table.table.tableArn],
        // Its marker, the plans and their counter: no other item.
        conditions: {
          'ForAllValues:StringEquals': {
            'dynamodb:LeadingKeys': [keys.plansSeeded().PK, keys.plan(1).PK, keys.counter('plan').PK],
          },
        },
      }),
    );
    new Trigger(this, 'Trigger', { handler: seeder, executeAfter: [table, seeder], timeout: Duration.minutes(2) });
  }
}
