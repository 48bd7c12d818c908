import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { exampleLegal } from '#infra/legal/example-legal.ts';
import { addPortal } from '#infra/portal-app.ts';
import { configOf, type StackConfig, type StageName } from '#infra/settings/config.ts';
import { settingsOfTexts } from '#infra/settings/environment.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { mergeTemplates, type StackTemplate } from './merge-templates.ts';
import { writeOnePageSite } from './one-page-site.ts';

/** A resource of a synthesized template. */
export interface Resource {
  Type: string;
  // Every resource type has its own properties; tests compare them with expected ones.
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
}

export interface Statement {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

/** A seller who is not registered for GST. */
export const plainSeller = {
  name: 'Jobs Without Borders Limited',
  address: '1 Example Street\nBengaluru',
  gstin: null,
};

/** Settings that `prod` requires. */
export const requiredSettings = {
  mailFrom: 'no-reply@jobs.example',
  alarmMail: 'operations@jobs.example',
  legal: JSON.stringify(exampleLegal),
  seller: JSON.stringify(plainSeller),
};

/** A secret with Razorpay keys. */
const payments = { razorpaySecret: 'portal/razorpay', upiId: 'portal@bank' };

export const ownDomain = {
  domainName: 'jobs.example',
  certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/portal',
};

/** The account that the CDK command sets when credentials exist. */
export const knownAccount = { account: '222222222222' };

/** A region outside us-east-1. */
export const india = { region: 'ap-south-1' };

type Synthesis = ReturnType<typeof synthesizeAnew>;
const made = new Map<string, Synthesis>();

/**
 * Synthesizes a stage's stacks offline, with a one-page site and without bundling the functions, in a second or two.
 * Results are cached by settings in the process, so callers must only read them.
 * @param settings additional settings of the deployment, by name, as texts
 * @param changed settings of the stage itself that differ
 * @returns the portal's stack; the template of the stage, merged of `stacks`, which are in its region; `edge` has the templates
 * of its companion stacks in us-east-1
 */
export function synthesize(
  stage: StageName,
  settings: Record<string, string> = {},
  changed: Partial<StackConfig> = {},
): Synthesis {
  // A setting that is undefined is another stage than one without a change.
  const key = JSON.stringify([stage, Object.entries(settings).sort(), changed], (_, value) => value ?? null);
  const synthesis = made.get(key) ?? synthesizeAnew(stage, settings, changed);
  made.set(key, synthesis);
  return synthesis;
}

function synthesizeAnew(stage: StageName, settings: Record<string, string>, changed: Partial<StackConfig>) {
  const running = stage === 'prod' ? { ...ownDomain, deletionProtection: 'true' } : {};
  const given: Record<string, string> = { ...requiredSettings, ...payments, ...running, ...settings };
  const folder = mkdtempSync(join(tmpdir(), 'portal-infra-'));
  try {
    writeOnePageSite(join(folder, 'site'));
    const app = new App({
      // Where in the code a resource was made is of use to a person alone.
      context: { ...cdk.context, 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-creation-stack-traces': true },
      stackTraces: false,
      treeMetadata: false,
      analyticsReporting: false,
      outdir: join(folder, 'out'),
      // `cdk synth` also validates the template; here that would take longer than all tests together.
      builtinCloudFormationValidation: false,
    });
    const config = { ...configOf(stage, settingsOfTexts(given), { release: 'c4fbf8947d09' }), ...changed };
    const { edge, ...inRegion } = addPortal(app, { config, siteFolder: join(folder, 'site') });
    const stacks = Object.fromEntries(
      Object.values(inRegion).map((each) => [each.stackName, Template.fromStack(each).toJSON() as StackTemplate]),
    );
    // The functions of the previous API have the same ids in two stacks.
    const template = Template.fromJSON(config.layout === 'apart' ? mergeTemplates(stacks) : firstOf(stacks));
    const edgeTemplates = {
      firewall: edge.firewall && Template.fromStack(edge.firewall),
      log: edge.log && Template.fromStack(edge.log),
    };
    const text = JSON.stringify(template.toJSON());
    return {
      app,
      stack: inRegion.portal,
      ofStage: Object.values(inRegion),
      stacks,
      template,
      text,
      edge: edgeTemplates,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function firstOf(stacks: Readonly<Record<string, StackTemplate>>): StackTemplate {
  const [first] = Object.values(stacks);
  if (!first) throw new Error('There is no stack.');
  return first;
}

/** The template's resources of one type, as [logical id, resource]. */
export const resourcesOf = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.findResources(type)) as unknown as [string, Resource][];

/** The properties of the template's only resource of a type. */
export function theOnly(template: Template, type: string): Record<string, unknown> {
  const [first, ...more] = resourcesOf(template, type);
  if (!first || more.length > 0) throw new Error(`There is not exactly one ${type}.`);
  return first[1].Properties;
}

/** All rights of a function's role, by the function's logical id. */
export function allowedTo(template: Template, roleId: string): Statement[] {
  const role = resourcesOf(template, 'AWS::IAM::Role').find(([id]) => id === roleId);
  const policies = (role?.[1].Properties.Policies ?? []) as { PolicyDocument: { Statement: Statement[] } }[];
  return policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

/** CDK's helper functions: one uploads the site, one invokes our function for the plans. */
const helpers = /^(CustomCDKBucketDeployment|AWSCDKTriggerCustomResourceProvider)/;

/** The functions that run our code: all except CDK's helpers. */
export const ourFunctions = (template: Template): [string, Resource][] =>
  resourcesOf(template, 'AWS::Lambda::Function').filter(([id]) => !helpers.test(id));
