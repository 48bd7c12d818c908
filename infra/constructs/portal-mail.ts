import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  type IEmailIdentity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { mailDomain } from '#shared/domain/email-address.ts';
import { productName } from '#shared/domain/product.ts';
import type { StackConfig } from '../settings/config.ts';
import { explainWildcard } from './explain-wildcard.ts';
import { nameSite, senderOf } from './site-name.ts';

/**
 * The sender of all mails. An SES identity is unique per account and region, so stages may share one; each stage has
 * its own configuration set, which is named with every mail.
 */
export class PortalMail extends Construct {
  private readonly identity: IEmailIdentity;
  private readonly configurationSet: ConfigurationSet;
  private readonly config: StackConfig;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    this.config = config;
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const domain = mailDomain(config.mailFrom);
    const name = config.mailIdentity === 'domain' ? domain : config.mailFrom;
    this.identity = config.mailIdentityExists
      ? EmailIdentity.fromEmailIdentityName(this, 'Identity', name)
      : this.makeIdentity(name);
  }

  private makeIdentity(name: string): EmailIdentity {
    const isDomain = this.config.mailIdentity === 'domain';
    const identity = new EmailIdentity(this, 'Identity', {
      identity: isDomain ? Identity.domain(name) : Identity.email(name),
    });
    // Another stage may use this identity. Only a failed first deployment deletes the one that it created.
    identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    if (isDomain) {
      for (const [index, record] of identity.dkimRecords.entries()) {
        new CfnOutput(this, `DkimRecord${index + 1}`, {
          description: 'DNS record for the sender domain.',
          value: `${record.name} CNAME ${record.value}`,
        }).overrideLogicalId(`DkimRecord${index + 1}`);
      }
    }
    return identity;
  }

  /** Starts a function with each report of a mail that bounced for good. */
  reportBounces(target: LambdaFunction, deadLetterQueue: IQueue): void {
    const { configurationSetName } = this.configurationSet;
    // SES sends its events to the account's own bus only.
    const bus = EventBus.fromEventBusName(this, 'Bus', 'default');
    this.configurationSet.addEventDestination('Bounces', {
      destination: EventDestination.eventBus(bus),
      events: [EmailSendingEvent.BOUNCE],
    });
    new Rule(this, 'Bounced', {
      description: 'Mails of this stage that bounced for good.',
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced'],
        detail: {
          bounce: { bounceType: ['Permanent'] },
          mail: { tags: { 'ses:configuration-set': [configurationSetName] } },
        },
      },
      targets: [new LambdaTarget(target, { deadLetterQueue, retryAttempts: 2 })],
    });
  }

  /**
   * Passes the sender to a function and lets it send mails with our own headers, from that address only.
   */
  giveTo(target: LambdaFunction): void {
    const { mailFrom, mailSandbox, supportEmail, supportPhone, site } = this.config;
    const allIdentities = Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' });
    const { configurationSetName } = this.configurationSet;
    target.addEnvironment('MAIL_FROM', senderOf(site?.name ?? productName, mailFrom));
    nameSite(target, this.config);
    target.addEnvironment('MAIL_CONFIGURATION_SET', configurationSetName);
    if (supportEmail !== undefined) target.addEnvironment('SUPPORT_EMAIL', supportEmail);
    if (supportPhone !== undefined) target.addEnvironment('SUPPORT_PHONE', supportPhone);
    target.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendRawEmail'],
        resources: [
          mailSandbox ? allIdentities : this.identity.emailIdentityArn,
          Stack.of(this).formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: configurationSetName,
          }),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
      }),
    );
    if (mailSandbox) {
      const reason = 'In the SES sandbox a send is also checked against the recipient identity; the sender is fixed.';
      explainWildcard(target.role ?? target, allIdentities, reason);
    }
  }
}
