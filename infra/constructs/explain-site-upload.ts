import { Stack, Validations } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { explainWildcard } from './explain-wildcard.ts';

/** Acknowledges the findings about the helper function with which CDK uploads the site. */
export function explainSiteUpload(scope: Construct, bucket: Bucket): void {
  const stack = Stack.of(scope);
  const helper = stack.node.children.find((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!helper) throw new Error('CDK no longer uploads the site by a helper function: remove these acknowledgements.');
  const explain = (finding: string, reason: string) =>
    Validations.of(helper).acknowledge({ id: `AwsSolutions-${finding}`, reason });

  explain('L1', 'CDK chooses the runtime of its own helper; it runs only during a deployment.');
  explain(
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'CDK grants its helper the standard right to write logs.',
  );
  const source = 'CDK lets its helper read the assets of its own bootstrap bucket';
  const target = "CDK lets its helper write the site's bucket and no other";
  for (const action of ['s3:GetBucket*', 's3:GetObject*', 's3:List*']) explain(`IAM5[Action::${action}]`, `${source}.`);
  for (const action of ['s3:Abort*', 's3:DeleteObject*']) explain(`IAM5[Action::${action}]`, `${target}.`);
  explainWildcard(helper, bucket.arnForObjects('*'), `${target}.`);
  explainWildcard(helper, '*', 'Cache invalidation: CDK grants it for all distributions.');
  const assets = `cdk-hnb659fds-assets-${stack.account}-${stack.region}`;
  const s3Arn = { service: 's3', region: '', account: '', resource: assets, resourceName: '*' };
  explainWildcard(helper, stack.formatArn(s3Arn), `${source}.`);
}
