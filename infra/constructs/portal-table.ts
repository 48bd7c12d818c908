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
import type { StackConfig } from '../config.ts';
import { removalOf } from './removal-of.ts';

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** Transactions need no right of their own: they are checked as the single actions they consist of. */
const writeActions = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];

/** What a function may write: nothing, attributes of items, or all. */
const writesOf = { read: [], update: ['dynamodb:UpdateItem'], readWrite: writeActions } as const;

const text = (name: string) => ({ name, type: AttributeType.STRING });

/**
 * The one table. Encrypted with a key that DynamoDB owns: the same AES-256 at rest as with a KMS key, without a
 * price and a request limit on every read.
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

  /** Names the table to a function and lets it use single items and queries. Nobody may scan. */
  giveTo(target: LambdaFunction, access: 'read' | 'update' | 'readWrite'): void {
    target.addEnvironment('TABLE_NAME', this.table.tableName);
    target.addToRolePolicy(
      new PolicyStatement({
        actions: [...readActions, ...writesOf[access]],
        resources: [this.table.tableArn],
      }),
    );
    target.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: tableDefinition.indexes.map((index) => `${this.table.tableArn}/index/${index.name}`),
      }),
    );
  }
}
