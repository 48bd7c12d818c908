import { readFile, writeFile } from 'node:fs/promises';
import type { Resource } from '#test/infra/synthesize.ts';
import { madeOnce } from './shared-folder.ts';

/** The deployment as data: CloudFormation's template, and the module of each function. */
export interface DeployedTemplate {
  resources: Readonly<Record<string, Resource>>;
  outputs: Readonly<Record<string, { Value: unknown }>>;
  /** Path of a function's module from the project's root, by the function's logical id. */
  entries: Readonly<Record<string, string>>;
}

let made: Promise<DeployedTemplate> | undefined;

/** The template of the stage `prod`, synthesized once for all processes of a test run, as it takes two seconds. */
export function deployedTemplate(): Promise<DeployedTemplate> {
  made ??= readOrMake();
  return made;
}

async function readOrMake(): Promise<DeployedTemplate> {
  const path = await madeOnce('template.json', async (fresh) => {
    const { synthesizeTemplate } = await import('./synthesize-template.ts');
    await writeFile(fresh, JSON.stringify(synthesizeTemplate('prod')));
  });
  return JSON.parse(await readFile(path, 'utf8'));
}

/** The resources of one type, as [logical id, properties]. The type of the properties is the caller's claim. */
export const resourcesOf = <Properties = Record<string, unknown>>(
  { resources }: DeployedTemplate,
  type: string,
): [string, Properties][] =>
  Object.entries(resources).flatMap(([id, { Type, Properties }]) =>
    Type === type ? [[id, Properties as Properties]] : [],
  );

/** The logical id that a `Ref` or `Fn::GetAtt` names, at any depth of a value. */
export function referenceIn(value: unknown): string {
  const found = /"(?:Ref|Fn::GetAtt)":(?:"([^"]+)"|\["([^"]+)")/.exec(JSON.stringify(value));
  const id = found?.[1] ?? found?.[2];
  if (id === undefined) throw new Error(`No resource is named by ${JSON.stringify(value)}.`);
  return id;
}
