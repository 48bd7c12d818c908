import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers';
import { Construct } from 'constructs';
import type { OpenSearchSettings, StackConfig } from '../settings/config.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import { PortalFunction } from './portal-function.ts';
import type { ApiFunctions } from './portal-functions.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { PortalTable } from './portal-table.ts';
import { SearchCollection } from './search-collection.ts';
import { eventRights } from './table-rights.ts';

interface PortalSearchEngineProps {
  config: StackConfig;
  capacity: OpenSearchSettings;
  table: PortalTable;
  schedules: PortalSchedules;
  /** The function that queues changes. */
  stream: PortalFunction;
}

/** How long one delivery of changes may take. */
const writerTimeout = Duration.seconds(60);

/** OpenSearch as the engine of searches (decision 48): the collection, and the functions that write to it. */
export class PortalSearchEngine extends Construct {
  /** Writes what changed. */
  readonly writer: PortalFunction;
  /** Builds, compares and repairs the indexes. */
  readonly keeper: PortalFunction;
  /** Changes that are to be written. */
  readonly changes: Queue;
  readonly deadLetters: DeadLetterQueue;
  private readonly collection: SearchCollection;

  constructor(scope: Construct, id: string, props: PortalSearchEngineProps) {
    super(scope, id);
    const { config, capacity, table, schedules, stream } = props;
    const collection = new SearchCollection(this, 'Collection', { config, capacity });
    this.collection = collection;

    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters');
    this.changes = new Queue(this, 'Changes', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // SQS delivers again after this time; AWS recommends six times the function's.
      visibilityTimeout: Duration.seconds(writerTimeout.toSeconds() * 6),
      // A collection that wakes up or is throttled has half an hour.
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 5 },
    });
    this.changes.grantSendMessages(stream);
    stream.addEnvironment('SEARCH_QUEUE', this.changes.queueUrl);

    this.writer = new PortalFunction(this, 'Writer', {
      config,
      entry: 'functions/events/write-search-documents.ts',
      description: `Language job portal (${config.stage}): documents of the search engine`,
      timeout: writerTimeout,
    });
    table.giveTo(this.writer, eventRights.searchDocuments);
    collection.giveTo(this.writer, 'write');
    this.writer.addEventSource(
      new SqsEventSource(this.changes, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 5 }),
    );

    this.keeper = new PortalFunction(this, 'Keeper', {
      config,
      entry: 'functions/events/keep-search-indexes.ts',
      description: `Language job portal (${config.stage}): indexes of the search engine`,
      timeout: Duration.minutes(15),
      // One run works, another finds that it does, and reports how far it is.
      reservedConcurrency: 2,
    });
    table.giveTo(this.keeper, eventRights.searchIndexes);
    collection.giveTo(this.keeper, 'keep');
    // Each run wakes the collection up.
    schedules.repeat(this.keeper, {
      description: 'Compares the search engine with the table and repairs it.',
      period: Duration.days(1),
      retryAttempts: 2,
    });
    // A run that found no end leaves the rest to the next one. Without such a rest the collection is not woken up.
    schedules.repeat(this.keeper, {
      id: 'KeeperContinues',
      description: 'Continues what the last run left of a rebuild or a comparison of the search engine.',
      period: Duration.minutes(5),
      retryAttempts: 0,
      event: { task: 'continue' },
    });
    // A version with other documents needs other indexes: searches use the newest in the table until they are built.
    new Trigger(this, 'Trigger', {
      handler: this.keeper,
      executeAfter: [table, this.keeper, collection],
      invocationType: InvocationType.EVENT,
    });
  }

  /** Lets the functions that search use it. */
  giveTo({ jobs, pages, candidates, search }: ApiFunctions): void {
    for (const target of [jobs, pages, candidates, search]) this.collection.giveTo(target, 'search');
  }
}
