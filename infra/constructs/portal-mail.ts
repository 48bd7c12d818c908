import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';

/** What people see as the sender. */
const senderName = 'Foreign Language Job Portal';

/** The sender of one-time codes. Its configuration set applies by itself to everything sent in its name. */
export class PortalMail extends Construct {
  private readonly identity: EmailIdentity;
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
    const domain = config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1);
    this.identity = new EmailIdentity(this, 'Identity', {
      identity: config.mailIdentity === 'domain' ? Identity.domain(domain) : Identity.email(config.mailFrom),
      configurationSet: this.configurationSet,
    });
  }

  /**
   * Names the sender to a function and lets it send in that name only: mails of SES's own making, or `raw` ones with
   * headers of ours.
   */
  giveTo(target: LambdaFunction, form: 'simple' | 'raw' = 'simple'): void {
    const { mailFrom, mailSandbox } = this.config;
    const allIdentities = Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' });
    target.addEnvironment('MAIL_FROM', `${senderName} <${mailFrom}>`);
    target.addToRolePolicy(
      new PolicyStatement({
        actions: [form === 'raw' ? 'ses:SendRawEmail' : 'ses:SendEmail'],
        resources: [
          mailSandbox ? allIdentities : this.identity.emailIdentityArn,
          Stack.of(this).formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: this.configurationSet.configurationSetName,
          }),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
      }),
    );
    if (mailSandbox) {
      Validations.of(target.role ?? target).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::arn:aws:ses:us-east-1:<AWS::AccountId>:identity/*]',
        reason: 'In the SES sandbox a send is also checked against the recipient identity; the sender stays fixed.',
      });
    }
  }
}
