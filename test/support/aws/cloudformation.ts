import { type AwsRequest, type AwsService, escaped, queryAnswer, queryError } from './services.ts';

/** Stacks by name with their outputs, in every region. */
export type Stacks = Record<string, Record<string, string>>;

/** A stack of one region with its template, which lists of stacks contain. */
export interface DeployedStack {
  region: string;
  name: string;
  status: string;
  outputs?: Record<string, string>;
  /** Absent: of an unknown account. */
  account?: string;
  template?: unknown;
  /** Absent: as its output `IsUnprotected` says. */
  isProtected?: boolean;
}

/** DescribeStacks, of a stack by its name or ARN or of all, and GetTemplate, in the Query protocol. Lists have one stack a page. */
export const cloudFormation =
  (stacks: Stacks, deployed: readonly DeployedStack[]): AwsService =>
  (request) => {
    const form = new URLSearchParams(request.body);
    const given = form.get('StackName');
    const name = given?.startsWith('arn:') ? (given.split('/')[1] ?? '') : given;
    const here = deployed.filter(({ region }) => region === regionOf(request));
    const found = here.find((stack) => stack.name === name);
    if (form.get('Action') === 'GetTemplate') {
      if (!found) return unknownStack(given);
      const body = escaped(JSON.stringify(found.template ?? {}));
      return queryAnswer('GetTemplate', `<TemplateBody>${body}</TemplateBody>`);
    }
    if (form.get('Action') !== 'DescribeStacks') return undefined;
    if (name === null) return listPage(here, Number(form.get('NextToken') ?? 0));
    const outputs = stacks[name];
    const stack = found ?? (outputs && { name, status: 'UPDATE_COMPLETE', outputs });
    return stack ? queryAnswer('DescribeStacks', `<Stacks>${stackXml(stack)}</Stacks>`) : unknownStack(given);
  };

const unknownStack = (name: string | null) =>
  queryError('ValidationError', `Stack with id ${name ?? ''} does not exist`);

/** The region that a request is signed for: `Credential=<key>/<day>/<region>/cloudformation/aws4_request`. */
const regionOf = ({ headers }: AwsRequest): string | undefined =>
  /Credential=[^/]+\/\d+\/([^/]+)\//.exec(String(headers.authorization))?.[1];

function listPage(here: readonly DeployedStack[], index: number) {
  const stack = here[index];
  const member = stack ? stackXml(stack) : '';
  const next = index + 1 < here.length ? `<NextToken>${index + 1}</NextToken>` : '';
  return queryAnswer('DescribeStacks', `<Stacks>${member}</Stacks>${next}`);
}

function stackXml({
  name,
  status,
  outputs = {},
  account,
  region = 'us-east-1',
  isProtected,
}: Partial<DeployedStack>): string {
  const members = Object.entries(outputs).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${escaped(value)}</OutputValue></member>`,
  );
  return (
    `<member>${account ? `<StackId>arn:aws:cloudformation:${region}:${account}:stack/${name}/1</StackId>` : ''}` +
    `<StackName>${name}</StackName><StackStatus>${status}</StackStatus>` +
    `<EnableTerminationProtection>${isProtected ?? outputs.IsUnprotected !== 'true'}</EnableTerminationProtection>` +
    `<CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs>${members.join('')}</Outputs></member>`
  );
}
