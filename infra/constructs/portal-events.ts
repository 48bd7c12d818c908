import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { summaryAttribute } from '#functions/data/expression.ts';
import { mailedKinds } from '#shared/domain/notification-kinds.ts';
import type { StackConfig } from '../settings/config.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import type { PortalFiles } from './portal-files.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalMail } from './portal-mail.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { PortalSecrets } from './portal-secrets.ts';
import type { PortalTable } from './portal-table.ts';
import { nameSite } from './site-name.ts';
import { eventRights } from './table-rights.ts';

/** Filter of the mail function: inserts of notifications of mailed kinds. */
const newNotifications = FilterCriteria.filter({
  eventName: FilterRule.isEqual('INSERT'),
  dynamodb: {
    NewImage: {
      entity: { S: FilterRule.isEqual('notification') },
      [summaryAttribute]: { M: { kind: { S: FilterRule.or(...Object.values(mailedKinds).flat()) } } },
    },
  },
});

/**
 * Filter of the mail function: notices to previous e-mail addresses, invitations of colleagues, and new admins, of whom it mails those
 * who were invited. An event source has at most five filters.
 */
const newNoticesAndAdmins = FilterCriteria.filter({
  eventName: FilterRule.isEqual('INSERT'),
  dynamodb: { NewImage: { entity: { S: FilterRule.or('address_notice', 'company_invitation', 'admin') } } },
});

/** Filter of the mail function: decisions about people, and what becomes of them; it reads from the item what is due. */
const statements = FilterCriteria.filter({
  dynamodb: { NewImage: { entity: { S: FilterRule.isEqual('statement') } } },
});

/**
 * Filter of the mail function: mails that were held while notices were off, and that an operator released; applications with a change
 * that can still be undone; marks of mails for which another one waited until now.
 */
const releasedOrDue = FilterCriteria.filter({
  dynamodb: {
    NewImage: {
      entity: { S: FilterRule.or('held_mail', 'application', 'mail_mark') },
      state: { S: FilterRule.or('released', 'due') },
    },
  },
});

/** Filter of the mail function: held mails that expired or were deleted, of which it forgets what only they needed. */
const expiredMails = FilterCriteria.filter({
  eventName: FilterRule.isEqual('REMOVE'),
  dynamodb: {
    OldImage: { entity: { S: FilterRule.isEqual('held_mail') }, state: { S: FilterRule.or('held', 'released') } },
  },
});

interface PortalEventsProps {
  config: StackConfig;
  table: PortalTable;
  files: PortalFiles;
  mail: PortalMail;
  secrets: PortalSecrets;
  schedules: PortalSchedules;
}

/**
 * Stream processing and expiry. A record that fails is retried, then moved to the dead-letter queue; later records
 * continue.
 */
export class PortalEvents extends Construct {
  readonly stream: PortalFunction;
  /** Closes ended subscriptions and sends reminders of those that are about to end. */
  readonly expiry: PortalFunction;
  /** Mails notifications. It reads the stream separately from `stream`, so that neither delays the other. */
  readonly mails: PortalFunction;
  readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, props: PortalEventsProps) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters');
    this.stream = this.addStream(props);
    this.mails = this.addMails(props);
    this.expiry = this.addExpiry(props);
  }

  private addStream({ config, table, files }: PortalEventsProps): PortalFunction {
    const stream = new PortalFunction(this, 'Stream', {
      config,
      entry: 'functions/events/stream.ts',
      description: `Language job portal (${config.stage}): what follows from a write`,
      // A batch of 100 records, each of which may change 300 items at a pace of 0.8 s (docs/scale.md).
      timeout: Duration.minutes(5),
    });
    table.giveTo(stream, eventRights.stream);
    files.giveTo(stream, ['hide', 'erase']);
    if (config.seller) stream.addEnvironment('SELLER', JSON.stringify(config.seller));
    nameSite(stream, config);
    stream.addEventSource(
      new DynamoEventSource(table.table as ITable, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(1),
        // All applications to a job share one shard: what follows from them must not wait in one line (docs/scale.md).
        // Lambda keeps the order of each item's records, and the function does not depend on more.
        parallelizationFactor: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 5,
        onFailure: new SqsDlq(this.deadLetters),
      }),
    );
    return stream;
  }

  private addMails({ config, table, mail, secrets }: PortalEventsProps): PortalFunction {
    const mails = new PortalFunction(this, 'Mails', {
      config,
      entry: 'functions/events/send-mails.ts',
      description: `Language job portal (${config.stage}): mails about notifications`,
      timeout: Duration.minutes(2),
    });
    table.giveTo(mails, eventRights.mails);
    mail.giveTo(mails);
    // Budgets of senders are counted under keyed hashes.
    secrets.giveTo(mails, 'mailLinks', 'cursor');
    mails.addEventSource(
      new DynamoEventSource(table.table as ITable, {
        startingPosition: StartingPosition.LATEST,
        batchSize: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        // While SES is unavailable mails wait; after 12 hours a notification is too old to be mailed.
        maxRecordAge: Duration.hours(12),
        retryAttempts: 20,
        onFailure: new SqsDlq(this.deadLetters),
        filters: [newNotifications, newNoticesAndAdmins, statements, releasedOrDue, expiredMails],
      }),
    );
    return mails;
  }

  private addExpiry({ config, table, mail, schedules }: PortalEventsProps): PortalFunction {
    const expiry = new PortalFunction(this, 'Expiry', {
      config,
      entry: 'functions/events/expire-subscriptions.ts',
      description: `Language job portal (${config.stage}): ends of subscriptions`,
      timeout: Duration.minutes(5),
    });
    table.giveTo(expiry, eventRights.expiry);
    mail.giveTo(expiry);
    mail.reportBounces(expiry, schedules.deadLetters);
    schedules.repeat(expiry, {
      description: 'Closes ended subscriptions and sends reminders of those that are about to end.',
      period: Duration.minutes(15),
      retryAttempts: 2,
    });
    return expiry;
  }

  /** Sets the base URL of links in reminders and mails, which is also the seller's URL on invoices. */
  tellSiteUrl(url: string): void {
    for (const target of [this.expiry, this.mails, this.stream]) target.addEnvironment('SITE_URL', url);
  }
}
