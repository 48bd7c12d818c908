import { Stack, Validations } from 'aws-cdk-lib';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/**
 * Explains to cdk-nag why a right of `role` ends in a wildcard. The finding is named as cdk-nag itself prints it: with the
 * account's number where the stack knows it, with a reference where it does not.
 * @param resource the right's resource as it stands in the policy; it may hold tokens
 */
export function explainWildcard(role: IConstruct, resource: string, reason: string): void {
  const printed = flattenCfnReference(Stack.of(role).resolve(resource));
  Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${printed}]`, reason });
}
