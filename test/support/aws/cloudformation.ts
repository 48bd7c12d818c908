import { type AwsService, escaped, queryAnswer, queryError } from './services.ts';

/** Stacks by name with their outputs. */
export type Stacks = Record<string, Record<string, string>>;

/** DescribeStacks, in the Query protocol. */
export const cloudFormation =
  (stacks: Stacks): AwsService =>
  ({ body }) => {
    const form = new URLSearchParams(body);
    if (form.get('Action') !== 'DescribeStacks') return undefined;
    const name = form.get('StackName') ?? '';
    const outputs = stacks[name];
    if (!outputs) return queryError('ValidationError', `Stack with id ${name} does not exist`);
    const members = Object.entries(outputs).map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${escaped(value)}</OutputValue></member>`,
    );
    return queryAnswer(
      'DescribeStacks',
      `<Stacks><member><StackName>${name}</StackName><StackStatus>UPDATE_COMPLETE</StackStatus>` +
        `<CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs>${members.join('')}</Outputs></member></Stacks>`,
    );
  };
