import { isSafeChange, type Origin, readOrigin } from '../settings/origin-secret.ts';
import { type Part, parts } from './loss-parts.ts';

/** A template as CloudFormation has it, or as the app synthesizes it. */
export interface StackTemplate {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value?: unknown }>;
}

/**
 * Settings of a stage that leave no other trace in templates than their name in the output `Settings`. Others belong to a part, or
 * are required or have a default.
 */
const settings = {
  site: 'name, logo, colours and defaults of the site are the documented ones again',
  supportEmail: 'pages and mails name no support address, and replies to mails reach no one',
  supportPhone: 'pages and mails name no telephone number',
  landingFigures: 'the landing page shows figures that are not counted',
  legal: 'the legal pages name an example in place of the operator',
} as const;

/** What can be lost, by the names that confirm it. The first five are compared as a whole. */
export const lossNames = [
  ...['account', 'region', 'origin', 'secrets', 'sender'],
  ...Object.keys(parts),
  ...Object.keys(settings),
];

/** Something that a deployment would take away. */
export interface Loss {
  name: string;
  /** What would be lost, as the end of a sentence. */
  words: string;
}

/** The values of a part in all templates, as texts: a reference to a resource is its JSON. */
function valuesOf({ valuesIn }: Part, templates: readonly StackTemplate[]): Set<string> {
  const found = templates
    .flatMap(({ Resources = {} }) => Object.values(Resources))
    .flatMap(({ Type, Properties = {} }) => valuesIn(Type, Properties))
    .filter((value) => value !== undefined && value !== '');
  return new Set(found.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
}

type OutputName = 'OriginSecret' | 'AcceptedOrigin' | 'MailIdentity' | 'Settings';

/** The texts of an output of some stacks; empty in templates of versions before that output. */
const outputsIn = (templates: readonly StackTemplate[], name: OutputName): string[] =>
  templates
    .flatMap(({ Outputs }) => Outputs?.[name]?.Value ?? [])
    .flatMap((value) => (typeof value === 'string' ? [value] : []));

const originsIn = (templates: readonly StackTemplate[], name: OutputName): Origin[] =>
  outputsIn(templates, name).map(readOrigin);

/** The calls that are refused while edge and functions change one after the other (decision 96). */
function refusedCalls(deployed: readonly StackTemplate[], next: readonly StackTemplate[]): Loss[] {
  const [[from], [to]] = [originsIn(deployed, 'OriginSecret'), originsIn(next, 'OriginSecret')];
  if (!from || !to) return [];
  // The functions are in a later stack than the edge, and behind it when their part of a deployment failed.
  const functions = originsIn(deployed, 'AcceptedOrigin');
  if ([from, ...functions].every((accepted) => isSafeChange(from, to, accepted))) return [];
  const words = 'calls are refused for some minutes, as this deployment skips a step; run the task origin-secret';
  return [{ name: 'origin', words }];
}

/** Outputs with the addresses of secrets, by the ids that the CDK gives them where another stack refers to one. */
const secretOutput = /^PublishOutputRefSecrets/;

/** Secrets that functions have and would no longer find: their stack changes after that of the secrets, and may be rolled back. */
function lostSecrets(deployed: readonly StackTemplate[], next: readonly StackTemplate[]): Loss[] {
  const used = [...JSON.stringify(deployed).matchAll(/"OutputName":"(\w+)"/g)].map(([, name = '']) => name);
  const left = new Set(next.flatMap(({ Outputs = {} }) => Object.keys(Outputs)));
  if (used.every((name) => left.has(name) || !secretOutput.test(name))) return [];
  const words =
    'if this deployment fails at the functions, they cannot be rolled back, as their secret is deleted before: raise a generation by one';
  return [{ name: 'secrets', words }];
}

/** The domain of a stage without a sender (`config.ts`). */
const noSender = 'example.com';

/** A sender that SES has not verified yet: the deployment makes its identity, or there is none. */
function lostSender(deployed: readonly StackTemplate[], next: readonly StackTemplate[]): Loss[] {
  const [[from], [to]] = [outputsIn(deployed, 'MailIdentity'), outputsIn(next, 'MailIdentity')];
  if (from === undefined || to === undefined || from === noSender || from === to) return [];
  const types = next.flatMap(({ Resources = {} }) => Object.values(Resources).map(({ Type }) => Type));
  if (to !== noSender && !types.includes('AWS::SES::EmailIdentity')) return [];
  const words = `mails come from ${to} in place of ${from}: until SES has verified it, no one gets a code to sign in with`;
  return [{ name: 'sender', words }];
}

/** Settings that are no longer in the file of the stage. */
function lostSettings(deployed: readonly StackTemplate[], next: readonly StackTemplate[]): Loss[] {
  const namesIn = (templates: readonly StackTemplate[]) =>
    outputsIn(templates, 'Settings').flatMap((digest) => digest.split(' ').map((part) => part.split(':')[0]));
  const [had, has] = [namesIn(deployed), namesIn(next)];
  return Object.entries(settings).flatMap(([name, words]) =>
    had.includes(name) && !has.includes(name) ? [{ name, words }] : [],
  );
}

/** What a stage has by its deployed templates and would not have by the next ones. */
export function lossesBetween(deployed: readonly StackTemplate[], next: readonly StackTemplate[]): Loss[] {
  const lost = Object.entries<Part>(parts).flatMap(([name, part]) => {
    const left = valuesOf(part, next);
    const isReplaced = part.isReplaceable && left.size > 0;
    const gone = [...valuesOf(part, deployed)].filter((value) => !isReplaced && !left.has(value));
    return gone.length > 0 ? [{ name, words: part.lost(gone.join(', ')) }] : [];
  });
  const whole = [refusedCalls, lostSecrets, lostSender].flatMap((compare) => compare(deployed, next));
  return [...whole, ...lost, ...lostSettings(deployed, next)];
}
