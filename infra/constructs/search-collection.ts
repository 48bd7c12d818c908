import { Aws, CfnOutput, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  CfnAccessPolicy,
  CfnCollection,
  CfnCollectionGroup,
  CfnSecurityPolicy,
} from 'aws-cdk-lib/aws-opensearchserverless';
import { Construct } from 'constructs';
import type { OpenSearchSettings, StackConfig } from '../settings/config.ts';
import type { PortalFunction } from './portal-function.ts';

/** What a function may do in the collection, besides nothing: rights on its indexes, and on their aliases. */
interface CollectionRights {
  indexes: readonly string[];
  aliases?: readonly string[];
}

const rights = {
  /** Searches. */
  search: { indexes: ['ReadDocument'] },
  /** Writes documents to the indexes that an alias names. */
  write: { indexes: ['WriteDocument'], aliases: ['DescribeCollectionItems'] },
  /** Creates, compares, replaces and deletes indexes. */
  keep: {
    indexes: ['CreateIndex', 'DescribeIndex', 'DeleteIndex', 'ReadDocument', 'WriteDocument'],
    aliases: ['CreateCollectionItems', 'DescribeCollectionItems', 'UpdateCollectionItems', 'DeleteCollectionItems'],
  },
} as const satisfies Record<string, CollectionRights>;

export type CollectionAccess = keyof typeof rights;

/** Names of collections have at most 28 characters: the first part of the stack's UUID is enough to tell stages apart. */
const collectionName = (stage: string) =>
  `portal-${stage}-${Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))))}`;

/** The output with the name of the collection. */
const nameOutput = 'SearchCollectionName';

interface SearchCollectionProps {
  config: StackConfig;
  capacity: OpenSearchSettings;
}

/**
 * A NextGen collection of OpenSearch Serverless in a group of its own, which scales to zero and no higher than the
 * stage's limit. It holds masked documents that can be rebuilt from the table, so it is never retained. Reached over TLS
 * with signed requests of the functions named in its access policy only.
 */
export class SearchCollection extends Construct {
  readonly collection: CfnCollection;
  private readonly name: string;
  private readonly stage: string;
  /** The rights of the functions of each stack; a policy names roles, so each stack has one of its own. */
  private readonly policies = new Map<Stack, CfnAccessPolicy>();
  private readonly granted = new Map<PortalFunction, CollectionRights>();

  constructor(scope: Construct, id: string, { config, capacity }: SearchCollectionProps) {
    super(scope, id);
    this.stage = config.stage;
    this.name = collectionName(this.stage);
    // Policies of other stacks name the collection; its name contains the id of this stack.
    new CfnOutput(this, 'Name', { value: this.name }).overrideLogicalId(nameOutput);
    const ofCollection = { ResourceType: 'collection', Resource: [`collection/${this.name}`] };
    const security = (type: 'encryption' | 'network', policy: unknown) =>
      new CfnSecurityPolicy(this, type === 'encryption' ? 'Encryption' : 'Network', {
        name: this.name,
        type,
        policy: JSON.stringify(policy),
      });
    const encryption = security('encryption', { Rules: [ofCollection], AWSOwnedKey: true });
    // The functions are in no VPC. Dashboards have no rule, so they cannot be reached.
    const network = security('network', [{ Rules: [ofCollection], AllowFromPublic: true }]);
    const group = new CfnCollectionGroup(this, 'Group', {
      name: this.name,
      description: `Language job portal (${config.stage}): search`,
      generation: 'NEXTGEN',
      standbyReplicas: 'ENABLED',
      // Without a minimum it scales to zero after ten minutes without requests.
      capacityLimits: {
        maxIndexingCapacityInOcu: capacity.maxIndexingOcu,
        maxSearchCapacityInOcu: capacity.maxSearchOcu,
      },
    });
    this.collection = new CfnCollection(this, 'Collection', {
      name: this.name,
      type: 'SEARCH',
      collectionGroupName: group.name,
      standbyReplicas: 'ENABLED',
    });
    for (const required of [encryption, network, group]) this.collection.addResourceDependency(required);
    this.collection.applyRemovalPolicy(RemovalPolicy.DESTROY);
    this.addPolicy(Stack.of(this), this);
  }

  /** Passes the collection's address to a function and grants it an access. */
  giveTo(target: PortalFunction, access: CollectionAccess): void {
    target.addEnvironment('SEARCH_ENDPOINT', this.collection.attrCollectionEndpoint);
    target.addToRolePolicy(
      new PolicyStatement({ actions: ['aoss:APIAccessAll'], resources: [this.collection.attrArn] }),
    );
    this.granted.set(target, rights[access]);
    const stack = Stack.of(target);
    const policy = this.policies.get(stack) ?? this.addPolicy(stack, new Construct(stack, 'SearchEngine'));
    const ofStack = [...this.granted].filter(([grantee]) => Stack.of(grantee) === stack);
    policy.policy = JSON.stringify(ofStack.map(([grantee, given]) => this.statement(grantee, given)));
  }

  private addPolicy(stack: Stack, scope: Construct): CfnAccessPolicy {
    const policy = new CfnAccessPolicy(scope, 'Access', {
      name: collectionName(this.stage),
      type: 'data',
      policy: '[]',
    });
    this.policies.set(stack, policy);
    return policy;
  }

  /** The name of the collection in a policy of a stack. */
  private nameIn(stack: Stack): string {
    const own = Stack.of(this);
    return stack === own ? this.name : Fn.getStackOutput(own.stackName, nameOutput, own.region);
  }

  private statement(target: PortalFunction, { indexes, aliases = [] }: CollectionRights) {
    const name = this.nameIn(Stack.of(target));
    const rule = (type: 'index' | 'collection', resource: string, permissions: readonly string[]) => ({
      ResourceType: type,
      Resource: [`${type}/${resource}`],
      Permission: permissions.map((permission) => `aoss:${permission}`),
    });
    return {
      Rules: [rule('index', `${name}/*`, indexes), ...(aliases.length > 0 ? [rule('collection', name, aliases)] : [])],
      Principal: [target.role?.roleArn],
    };
  }
}
