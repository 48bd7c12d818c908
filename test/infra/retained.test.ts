import { describe, expect, test } from 'vitest';
import { pages } from '#test/support/pages.ts';
import { type Resource, synthesize } from './synthesize.ts';
import { changesOf } from './variants.ts';

const [, runbook = ''] =
  pages.find(({ path }) => path === 'docs/operations/runbooks.md')?.text.split('## Accidental `cdk destroy`') ?? [];
const page = runbook.split('\n## ')[0] ?? '';

/** How the runbook brings back what remains of a destroyed stage, by the type; `null`: nothing needs it. */
const waysBack: Record<string, string | null> = {
  'AWS::DynamoDB::GlobalTable': 'npm run operator -- restore --from',
  'AWS::S3::Bucket': 'aws s3 sync s3://<old bucket>/files',
  'AWS::SecretsManager::Secret': 'aws secretsmanager put-secret-value',
  'AWS::SES::EmailIdentity': '"mailIdentityExists": true',
  'AWS::Logs::LogGroup': null,
};
/** Properties that name a resource. */
const nameOf = ({ Properties }: Resource) =>
  Object.entries(Properties ?? {}).find(([name]) => /^(Table|Bucket|LogGroup)?Name$/.test(name))?.[1];
const retained = (resources: Record<string, Resource>) =>
  Object.entries(resources).filter(([, { DeletionPolicy }]) => String(DeletionPolicy).startsWith('Retain'));

describe.each(['embedded', 'opensearch'] as const)('what remains of a destroyed `prod` with %s search', (engine) => {
  const { template } = synthesize('prod', {}, changesOf({ stage: 'prod', region: 'us-east-1', engine }));
  const resources: Record<string, Resource> = template.toJSON().Resources;

  test('is brought back by the runbook', () => {
    const types = [...new Set(retained(resources).map(([, { Type }]) => Type))];
    expect(types.sort()).toEqual(Object.keys(waysBack).sort());
    for (const way of Object.values(waysBack)) if (way) expect(page).toContain(way);
  });

  test('does not hinder the next stage: it has no fixed name, but for the sender, which a setting adopts', () => {
    for (const [id, resource] of retained(resources)) {
      const name = nameOf(resource);
      if (name !== undefined) expect(JSON.stringify(name), id).toContain('AWS::StackId');
    }
    const adopting = synthesize(
      'prod',
      { mailIdentityExists: 'true' },
      changesOf({ stage: 'prod', region: 'us-east-1', engine }),
    );
    expect(adopting.template.findResources('AWS::SES::EmailIdentity')).toEqual({});
  });

  test('has the secrets without which retained items are worthless', () => {
    const secrets = retained(resources).filter(([, { Type }]) => Type === 'AWS::SecretsManager::Secret');
    expect(secrets.map(([id]) => id.replace(/\d+[0-9A-F]{8}$/, '')).sort()).toEqual([
      'Secretscursor',
      'SecretstrialMarker',
    ]);
  });
});
