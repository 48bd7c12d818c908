import { describe, expect, test } from 'vitest';
import { type FoundStack, readDeployed, type StackReader } from './read-deployed.ts';

const portal = 'LanguageJobPortal-prod';
const stack = (name: string, status = 'UPDATE_COMPLETE', outputs: Record<string, string> = {}): FoundStack => ({
  name,
  status,
  outputs,
});

/** An account with stacks by region; the template of a stack is its region and name. */
const account = (stacks: Record<string, FoundStack[]>): StackReader => ({
  stacksIn: async (region) => stacks[region] ?? [],
  templateOf: async (region, name) => ({ Resources: { [`${region}/${name}`]: { Type: 'AWS::SNS::Topic' } } }),
});

type Row = [
  what: string,
  region: string,
  stacks: Record<string, FoundStack[]>,
  found: { region: string | undefined; templates: string[] } | undefined,
];

const rows: Row[] = [
  ['an empty account', 'us-east-1', {}, undefined],
  ['stacks of others', 'us-east-1', { 'us-east-1': [stack('CDKToolkit'), stack('LanguageJobPortal-dev')] }, undefined],
  ['a stage whose name begins alike', 'us-east-1', { 'us-east-1': [stack(`${portal}2`)] }, undefined],
  [
    'a stage in us-east-1',
    'us-east-1',
    { 'us-east-1': [stack(portal), stack('LanguageJobPortal-dev')] },
    { region: 'us-east-1', templates: [`us-east-1/${portal}`] },
  ],
  [
    'a stage with companions',
    'ap-south-1',
    { 'ap-south-1': [stack(portal)], 'us-east-1': [stack(`${portal}-Firewall`), stack(`${portal}-EdgeLog`)] },
    {
      region: 'ap-south-1',
      templates: [`ap-south-1/${portal}`, `us-east-1/${portal}-Firewall`, `us-east-1/${portal}-EdgeLog`],
    },
  ],
  [
    'a stage in us-east-1 whose file now says another region',
    'ap-south-1',
    { 'us-east-1': [stack(portal)] },
    { region: 'us-east-1', templates: [] },
  ],
  [
    'a stage elsewhere whose file now says us-east-1',
    'us-east-1',
    {
      'ap-south-1': [stack(portal)],
      'us-east-1': [stack(`${portal}-EdgeLog`, undefined, { PortalRegion: 'ap-south-1' })],
    },
    { region: 'ap-south-1', templates: [] },
  ],
  [
    'a stage elsewhere, deployed by a version that did not name its region',
    'eu-central-1',
    { 'ap-south-1': [stack(portal)], 'us-east-1': [stack(`${portal}-EdgeLog`)] },
    { region: undefined, templates: [] },
  ],
  [
    'a stage that was deleted, but not its companion',
    'ap-south-1',
    { 'us-east-1': [stack(`${portal}-EdgeLog`, undefined, { PortalRegion: 'ap-south-1' })] },
    undefined,
  ],
  ['a first deployment that failed', 'us-east-1', { 'us-east-1': [stack(portal, 'ROLLBACK_COMPLETE')] }, undefined],
  [
    'a first deployment that failed after its firewall',
    'ap-south-1',
    { 'ap-south-1': [stack(portal, 'ROLLBACK_FAILED')], 'us-east-1': [stack(`${portal}-Firewall`, 'CREATE_COMPLETE')] },
    undefined,
  ],
  [
    'a deployment that was rolled back',
    'us-east-1',
    { 'us-east-1': [stack(portal, 'UPDATE_ROLLBACK_COMPLETE')] },
    { region: 'us-east-1', templates: [`us-east-1/${portal}`] },
  ],
  [
    'an import of a resource that was rolled back',
    'us-east-1',
    { 'us-east-1': [stack(portal, 'IMPORT_ROLLBACK_COMPLETE')] },
    { region: 'us-east-1', templates: [`us-east-1/${portal}`] },
  ],
];

describe('what is deployed', () => {
  test.each([
    ['us-east-1', {}, 'us-east-1'],
    ['ap-south-1', { 'us-east-1': [stack('CDKToolkit')] }, 'ap-south-1'],
    ['ap-south-1', { 'ap-south-1': [stack('CDKToolkit')] }, 'us-east-1'],
  ])('of a stage in %s is not told by credentials that see no stack in a region', async (region, stacks, place) => {
    const read = (...known: [account?: string, mayBeEmpty?: boolean]) =>
      readDeployed('prod', region, account(stacks), ...known);
    await expect(read('111111111111')).rejects.toThrow(`In ${place} the credentials of the environment see no stack`);
    expect(await read('111111111111', true)).toBeUndefined();
    expect(await read()).toBeUndefined();
  });

  test.each(rows)('%s (%s)', async (_, region, stacks, found) => {
    const deployed = await readDeployed('prod', region, account(stacks));
    const templates = deployed?.templates.flatMap(({ Resources = {} }) => Object.keys(Resources));
    expect(deployed && { region: deployed.region, templates }).toEqual(found);
  });

  test.each(['us-east-1', 'ap-south-1'])(
    'is not looked for in another account (a stack of which is in %s)',
    async (place) => {
      const toolkit = { ...stack('CDKToolkit'), account: '222222222222' };
      const read = (target: string | undefined) =>
        readDeployed('prod', 'ap-south-1', account({ [place]: [toolkit] }), target, true);
      await expect(read('111111111111')).rejects.toThrow('222222222222, but this deployment goes to 111111111111');
      expect(await read('222222222222')).toBeUndefined();
      expect(await read(undefined)).toBeUndefined();
    },
  );
});
