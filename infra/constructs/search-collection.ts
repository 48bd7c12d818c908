import { Aws, Fn, RemovalPolicy } from 'aws-cdk-lib';
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
  private readonly policy: CfnAccessPolicy;
  private readonly granted = new Map<PortalFunction, CollectionRights>();

  constructor(scope: Construct, id: string, { config, capacity }: SearchCollectionProps) {
    super(scope, id);
    this.name = collectionName(config.stage);
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
    this.policy = new CfnAccessPolicy(this, 'Access', { name: this.name, type: 'data', policy: '[]' });
  }

  /** Passes the collection's address to a function and grants it an access. */
  giveTo(target: PortalFunction, access: CollectionAccess): void {
    target.addEnvironment('SEARCH_ENDPOINT', this.collection.attrCollectionEndpoint);
    target.addToRolePolicy(
      new PolicyStatement({ actions: ['aoss:APIAccessAll'], resources: [this.collection.attrArn] }),
    );
    this.granted.set(target, rights[access]);
    this.policy.policy = JSON.stringify([...this.granted].map(([grantee, given]) => this.statement(grantee, given)));
  }

  private statement(target: PortalFunction, { indexes, aliases = [] }: CollectionRights) {
    const rule = (type: 'index' | 'collection', resource: string, permissions: readonly string[]) => ({
      ResourceType: type,
      Resource: [`${type}/${resource}`],
      Permission: permissions.map((permission) => `aoss:${permission}`),
    });
    return {
      Rules: [
        rule('index', `${this.name}/*`, indexes),
        ...(aliases.length > 0 ? [rule('collection', this.name, aliases)] : []),
      ],
      Principal: [target.role?.roleArn],
    };
  }
}
