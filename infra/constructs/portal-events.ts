import { Duration, Validations } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalTable } from './portal-table.ts';

interface PortalEventsProps {
  config: StackConfig;
  table: PortalTable;
}

/** What follows from a write. A record that keeps failing leaves the stream for the queue and holds up nobody. */
export class PortalEvents extends Construct {
  readonly stream: PortalFunction;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { config, table }: PortalEventsProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.deadLetters).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is the dead-letter queue itself.',
    });

    this.stream = new PortalFunction(this, 'Stream', {
      config,
      entry: 'functions/events/stream.ts',
      description: `Language job portal (${config.stage}): what follows from a write`,
      timeout: Duration.seconds(60),
    });
    table.giveTo(this.stream, 'readWrite');
    this.stream.addEventSource(
      new DynamoEventSource(table.table as ITable, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(1),
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 5,
        onFailure: new SqsDlq(this.deadLetters),
      }),
    );
  }
}
