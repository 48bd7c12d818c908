import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';

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

/** The firewall in front of the edge: a limit for each client address, and the rules that AWS maintains. */
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
  }
}
