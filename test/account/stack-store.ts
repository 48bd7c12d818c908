import { createHash } from 'node:crypto';
import { cloudFormation, type DeployedStack } from '#test/support/aws/cloudformation.ts';
import {
  type AwsAnswer,
  type AwsRequest,
  jsonAnswer,
  jsonError,
  queryAnswer,
  queryError,
} from '#test/support/aws/services.ts';
import type { AssetStore } from './asset-store.ts';

export const accountId = '111111111111';

interface Template {
  Outputs?: Record<string, { Value?: unknown }>;
  Resources?: Record<string, unknown>;
}

const created = { status: 'REVIEW_IN_PROGRESS', account: accountId, isProtected: false };

/** The stack of `cdk bootstrap`, by whose version and roles everything else is deployed. */
const bootstrap = 'CDKToolkit';
const bootstrapVersion = '30';
const bucketOf = (region: string) => `cdk-hnb659fds-assets-${accountId}-${region}`;
const arnOf = (region: string, kind: string, name: string) =>
  `arn:aws:cloudformation:${region}:${accountId}:${kind}/${name}/1`;

/** What deployments call: stacks that store the templates of their change sets, identities, and the version of the bootstrap. */
export class StackStore {
  readonly deployed: DeployedStack[] = [];
  /** Templates of change sets that were not executed yet, by region and stack. */
  private readonly next = new Map<string, { set: string; template: Template }>();
  private readonly read = cloudFormation({}, this.deployed);
  private readonly assets: Pick<AssetStore, 'objects'>;

  constructor(assets: Pick<AssetStore, 'objects'>) {
    this.assets = assets;
  }

  /** A line for each stack: region and name, status, and whether it is protected. */
  describe(): string {
    const lines = this.deployed.map(
      ({ region, name, status, isProtected }) => `${region}/${name} ${status}${isProtected ? ' protected' : ''}\n`,
    );
    return lines.sort().join('');
  }

  /** Undefined for requests that it does not know. */
  answer(request: AwsRequest): ReturnType<typeof this.read> {
    const [, region = '', service = ''] =
      /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)/.exec(`${request.headers.authorization}`) ?? [];
    const form = new URLSearchParams(request.body);
    if (`${request.headers['x-amz-target']}`.endsWith('AmazonSSM.GetParameter')) {
      if (!this.find(region, bootstrap)) return jsonError('ParameterNotFound', `${region} has no bootstrap`);
      return jsonAnswer({ Parameter: { Name: 'version', Type: 'String', Value: bootstrapVersion } });
    }
    if (service === 'sts') return identity(form);
    if (service !== 'cloudformation') return undefined;
    return this.change(region, form) ?? this.read(request);
  }

  private find(region: string, name: string): DeployedStack | undefined {
    return this.deployed.find((stack) => stack.region === region && stack.name === name);
  }

  private change(region: string, form: URLSearchParams): AwsAnswer | undefined {
    const operation = form.get('Action') ?? '';
    const given = form.get('StackName') ?? '';
    const name = given.startsWith('arn:') ? (given.split('/')[1] ?? '') : given;
    const stack = this.find(region, name);
    const key = `${region}/${name}`;
    const next = this.next.get(key);
    const ids = `<StackId>${arnOf(region, 'stack', name)}</StackId><StackName>${name}</StackName>`;
    if (operation === 'CreateChangeSet') {
      const set = form.get('ChangeSetName') ?? '';
      const problems: string[] = [];
      this.next.set(key, { set, template: this.templateIn(region, form, problems) });
      if (problems.length > 0) return queryError('ValidationError', problems.join('; '));
      if (!stack) this.deployed.push({ region, name, ...created });
      return queryAnswer(operation, `<Id>${arnOf(region, 'changeSet', set)}</Id>${ids}`);
    }
    if (operation === 'DescribeChangeSet') {
      if (!next) return queryError('ChangeSetNotFound', `ChangeSet of ${name} does not exist`, 404);
      return queryAnswer(operation, `${ids}${changesOf(region, next, stack?.template)}`);
    }
    if (operation === 'ExecuteChangeSet' && stack && next) {
      const status = stack.status === 'REVIEW_IN_PROGRESS' ? 'CREATE_COMPLETE' : 'UPDATE_COMPLETE';
      Object.assign(stack, { status, template: next.template, outputs: outputsOf(region, name, next.template) });
    } else if (operation === 'UpdateTerminationProtection' && stack) {
      stack.isProtected = form.get('EnableTerminationProtection') === 'true';
    } else if (operation === 'DeleteStack' && stack) {
      if (stack.isProtected) return queryError('ValidationError', `Stack [${name}] cannot be deleted while protected`);
      this.deployed.splice(this.deployed.indexOf(stack), 1);
    } else if (operation === 'DeleteChangeSet') {
      this.next.delete(key);
    } else if (!/^(DescribeStackEvents|DescribeEvents)$/.test(operation)) return undefined;
    return queryAnswer(operation, operation === 'DescribeStackEvents' ? '<StackEvents/>' : '');
  }

  /** The template of a change set, and what CloudFormation would miss; that of the bootstrap is YAML, and stored as empty. */
  private templateIn(region: string, form: URLSearchParams, problems: string[]): Template {
    const url = form.get('TemplateURL');
    if (url === null) return {};
    // The bucket is in the path of the address.
    const path = decodeURIComponent(new URL(url).pathname.slice(1));
    const content = this.assets.objects.get(path);
    const [, hash] = /\/([0-9a-f]{64})\.json$/.exec(path) ?? [];
    if (!path.startsWith(`${bucketOf(region)}/`) || !content) problems.push(`${path} was not published in ${region}`);
    else if (hash !== createHash('sha256').update(content).digest('hex')) problems.push(`${path} has another content`);
    const text = content?.toString() ?? '{}';
    for (const [, file] of text.matchAll(/"([0-9a-f]{64}\.\w+)"/g)) {
      if (!this.assets.objects.get(`${bucketOf(region)}/${file}`)?.length) problems.push(`${file} was not published`);
    }
    return JSON.parse(text, (key, value) => {
      if (key === 'Fn::GetStackOutput') {
        const { StackName = '', OutputName = '', Region = region } = value as Record<string, string>;
        const isThere = this.find(Region, StackName)?.outputs?.[OutputName] !== undefined;
        if (!isThere) problems.push(`${Region}/${StackName} has no output ${OutputName}`);
      }
      return value;
    }) as Template;
  }
}

function identity(form: URLSearchParams): AwsAnswer {
  const operation = form.get('Action') ?? '';
  const arn = form.get('RoleArn') ?? `arn:aws:iam::${accountId}:user/operator`;
  if (operation === 'GetCallerIdentity') {
    return queryAnswer(operation, `<Arn>${arn}</Arn><UserId>operator</UserId><Account>${accountId}</Account>`);
  }
  const keys =
    '<AccessKeyId>local</AccessKeyId><SecretAccessKey>local</SecretAccessKey><SessionToken>role</SessionToken>';
  const role = `<AssumedRoleUser><Arn>${arn}</Arn><AssumedRoleId>role</AssumedRoleId></AssumedRoleUser>`;
  return queryAnswer(
    operation,
    `<Credentials>${keys}<Expiration>2100-01-01T00:00:00Z</Expiration></Credentials>${role}`,
  );
}

/** Texts are as in the template; no command reads the value of another output. */
function outputsOf(region: string, name: string, { Outputs = {} }: Template): Record<string, string> {
  if (name === bootstrap) return { BucketName: bucketOf(region), BootstrapVersion: bootstrapVersion };
  return Object.fromEntries(
    Object.entries(Outputs).map(([key, { Value }]) => [key, typeof Value === 'string' ? Value : `value-of-${key}`]),
  );
}

function changesOf(region: string, next: { set: string; template: Template }, present: unknown): string {
  const { Resources: before = {} } = (present ?? {}) as Template;
  const changed = Object.entries(next.template.Resources ?? {}).filter(
    ([id, resource]) => JSON.stringify(before[id]) !== JSON.stringify(resource),
  );
  const changes = changed.map(
    ([id]) =>
      `<member><Type>Resource</Type><ResourceChange><Action>${id in before ? 'Modify' : 'Add'}</Action>` +
      `<LogicalResourceId>${id}</LogicalResourceId></ResourceChange></member>`,
  );
  return (
    `<ChangeSetName>${next.set}</ChangeSetName><ChangeSetId>${arnOf(region, 'changeSet', next.set)}</ChangeSetId>` +
    `<Status>CREATE_COMPLETE</Status><ExecutionStatus>AVAILABLE</ExecutionStatus><Changes>${changes.join('')}</Changes>`
  );
}
