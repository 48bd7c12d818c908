import { ArnFormat, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { removalOf } from './removal-of.ts';
import { uniqueName } from './unique-name.ts';

/**
 * Rules of the common set that inspect bodies only count: a CV is binary, and a job's text may mention scripts. Bodies
 * are validated by the contract and never executed.
 */
const countedRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would show client addresses and query strings in the console.
  sampledRequestsEnabled: false,
});

const managedRules = (priority: number, name: string, counted: readonly string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
});

/** The requests of an address are counted over the last seconds: it may be blocked for as long. */
const countedSeconds = 300;

const tooManyRequests: CfnWebACL.CustomResponseProperty = {
  responseCode: 429,
  responseHeaders: [{ name: 'Retry-After', value: String(countedSeconds) }],
};

/**
 * Fields that may identify a person or contain a token: paths, queries and headers. The referrer contains a page's URL.
 */
const redacted: CfnLoggingConfiguration.FieldToMatchProperty[] = [
  { uriPath: {} },
  { queryString: {} },
  ...['authorization', 'cookie', 'referer'].map((name) => ({ singleHeader: { Name: name } })),
];

/**
 * The firewall in front of the edge: a limit per client address, and AWS managed rules. CloudFront requires that it is
 * in a stack in us-east-1.
 */
export class PortalFirewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('WebAcl'),
      rules: [
        {
          name: 'RequestsPerAddress',
          priority: 0,
          action: { block: { customResponse: tooManyRequests } },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: config.requestsPerAddress,
              evaluationWindowSec: countedSeconds,
            },
          },
          visibilityConfig: visible('RequestsPerAddress'),
        },
        managedRules(1, 'AWSManagedRulesAmazonIpReputationList'),
        managedRules(2, 'AWSManagedRulesCommonRuleSet', countedRules),
        managedRules(3, 'AWSManagedRulesKnownBadInputsRuleSet'),
      ],
    });
    this.arn = acl.attrArn;
    this.logBlocked(config);
  }

  /**
   * Logs blocked requests with their rule. Allowed requests are not logged, because the log contains client addresses.
   */
  private logBlocked(config: StackConfig): void {
    const log = new LogGroup(this, 'Log', {
      // WAF requires this prefix.
      logGroupName: uniqueName(`aws-waf-logs-portal-${config.stage}`),
      retention: config.logRetention,
      removalPolicy: removalOf(config),
    });
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.arn,
      // The ARN attribute of the log group ends in `:*`, which WAF rejects.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: log.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: redacted,
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
          },
        ],
      },
    });
  }
}
