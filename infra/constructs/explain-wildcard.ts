import { Stack, Validations } from 'aws-cdk-lib';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/**
 * Acknowledges cdk-nag's finding about a wildcard resource in a policy of `role`. The finding's id is built with cdk-nag's
 * own function, so it matches whether the account is a number or a reference.
 * @param resource the resource as in the policy statement; may contain tokens
 */
export function explainWildcard(role: IConstruct, resource: string, reason: string): void {
  const acknowledge = () => {
    const printed = flattenCfnReference(Stack.of(role).resolve(resource));
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${printed}]`, reason });
    return [];
  };
  // At this time CDK has given references to other stacks their form in this one.
  role.node.addValidation({ validate: acknowledge });
}
