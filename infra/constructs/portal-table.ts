import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { tableDefinition } from '#functions/data/table-definition.ts';
import type { StackConfig } from '../settings/config.ts';
import { removalOf } from './removal-of.ts';
import type { TableRights } from './table-rights.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/**
 * The table. Encrypted with a key that DynamoDB owns: the same AES-256 at rest as with a KMS key, without its costs and
 * request limits for each read.
 */
export class PortalTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: text(tableDefinition.partitionKey),
      sortKey: text(tableDefinition.sortKey),
      globalSecondaryIndexes: tableDefinition.indexes.map((index) => ({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: [...tableDefinition.projected],
      })),
      timeToLiveAttribute: tableDefinition.timeToLive,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: config.restoreDays,
      },
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      deletionProtection: config.deletionProtection,
      removalPolicy: removalOf(config),
    });
  }

  /** Passes the table name to a function and grants it these rights. No function may scan. */
  giveTo(target: LambdaFunction, { reads, indexes = [], writes = [], owns = [], sessionsOf = [] }: TableRights): void {
    target.addEnvironment('TABLE_NAME', this.table.tableName);
    const { tableArn } = this.table;
    const allow = (actions: readonly string[], resources: string[], keys?: readonly string[]) => {
      if (actions.length === 0 || resources.length === 0 || keys?.length === 0) return;
      const conditions = keys && { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] } };
      const named = actions.map((action) => `dynamodb:${action}`);
      target.addToRolePolicy(new PolicyStatement({ actions: named, resources, ...(conditions && { conditions }) }));
    };
    allow(reads, [tableArn]);
    allow(
      ['Query'],
      indexes.map((name) => `${tableArn}/index/${name}`),
    );
    allow(writes, [tableArn], owns);
    const isOwned = (keys: string) => writes.includes('UpdateItem') && owns.includes(keys);
    allow(
      ['UpdateItem'],
      [tableArn],
      sessionsOf.filter((keys) => !isOwned(keys)),
    );
  }
}
