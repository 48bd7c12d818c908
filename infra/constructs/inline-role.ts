import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  type RoleProps,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * A role that contains its rights. CDK's own role has a second resource for them, and a stack has at most 500. IAM's
 * limit is the same for both: 10,240 characters a role.
 */
export class InlineRole extends Role {
  private readonly rights: PolicyDocument;

  constructor(scope: Construct, id: string, props: RoleProps) {
    const rights = new PolicyDocument();
    super(scope, id, { ...props, inlinePolicies: { Rights: rights } });
    this.rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
