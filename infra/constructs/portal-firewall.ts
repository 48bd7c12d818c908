import { ArnFormat, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import { removalOf } from './removal-of.ts';
import { uniqueName } from './unique-name.ts';

/**
 * Rules of the common set that look into bodies only count: a CV is binary, and a job's text may well talk about
 * scripts. Bodies are validated by the contract and never run.
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

/** What may name a person or hold a token: paths, queries, and headers. The referrer repeats a page's address. */
const redacted: CfnLoggingConfiguration.FieldToMatchProperty[] = [
  { uriPath: {} },
  { queryString: {} },
  ...['authorization', 'cookie', 'referer'].map((name) => ({ singleHeader: { Name: name } })),
];

/**
 * The firewall in front of the edge: a limit for each client address, and the rules that AWS maintains. CloudFront takes
 * firewalls from us-east-1 only, so this must stand in a stack there.
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
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: { aggregateKeyType: 'IP', limit: config.requestsPerAddress, evaluationWindowSec: 300 },
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

  /** Logs which rule blocked a request. Requests that pass leave nothing: the log names client addresses. */
  private logBlocked(config: StackConfig): void {
    const log = new LogGroup(this, 'Log', {
      // The service takes only names that begin like this.
      logGroupName: uniqueName(`aws-waf-logs-portal-${config.stage}`),
      retention: config.logRetention,
      removalPolicy: removalOf(config),
    });
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.arn,
      // The group's own attribute ends in `:*`, which the service refuses.
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
