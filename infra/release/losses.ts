import { isSafeChange, type Origin, readOrigin } from '../settings/origin-secret.ts';

/** A template as CloudFormation has it, or as the app synthesizes it. */
export interface StackTemplate {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value?: unknown }>;
}

/** Something that a stage has and that a forgotten setting would take away. */
interface Part {
  /** Its values in one resource; empty for other resources. */
  valuesIn(type: string, properties: Record<string, unknown>): unknown[];
  /** Another value replaces it, such as a renewed certificate: only having none is a loss. */
  isReplaceable: boolean;
  /** What would be lost. */
  lost(values: string): string;
}

const settingsOf = (properties: Record<string, unknown>): Record<string, unknown> =>
  (properties.Environment as { Variables?: Record<string, unknown> } | undefined)?.Variables ?? {};

/** A variable of functions. */
const variable =
  (name: string): Part['valuesIn'] =>
  (type, properties) =>
    type === 'AWS::Lambda::Function' ? [settingsOf(properties)[name]] : [];

/** A part of the distribution's configuration. */
const ofDistribution =
  (read: (config: Record<string, unknown>) => unknown[]): Part['valuesIn'] =>
  (type, properties) =>
    type === 'AWS::CloudFront::Distribution' ? read(properties.DistributionConfig as Record<string, unknown>) : [];

const isTable = (type: string) => type === 'AWS::DynamoDB::GlobalTable' || type === 'AWS::DynamoDB::Table';

/** In the order in which they are reported. The templates of all stacks of a stage are read, however they are split. */
const parts = {
  alias: {
    valuesIn: ofDistribution(({ Aliases }) => (Aliases as unknown[] | undefined) ?? []),
    isReplaceable: false,
    lost: (names) => `the site no longer answers as ${names}: links, mails and installed apps lead there`,
  },
  certificate: {
    valuesIn: ofDistribution((config) => [
      (config.ViewerCertificate as { AcmCertificateArn?: unknown } | undefined)?.AcmCertificateArn,
    ]),
    isReplaceable: true,
    lost: (arn) => `the site no longer has its certificate (${arn})`,
  },
  payments: {
    valuesIn: variable('RAZORPAY_KEY_ID'),
    isReplaceable: true,
    lost: () => 'card payments stop, and captured payments are no longer reported to the portal',
  },
  upi: {
    valuesIn: variable('UPI_ID'),
    isReplaceable: true,
    lost: (id) => `UPI payments to ${id} stop`,
  },
  seller: {
    valuesIn: variable('SELLER'),
    isReplaceable: true,
    lost: () => 'invoices no longer name who sells the plans, and carry no GST',
  },
  protection: {
    valuesIn: (type, properties) =>
      isTable(type) && JSON.stringify(properties).includes('"DeletionProtectionEnabled":true') ? ['on'] : [],
    isReplaceable: true,
    lost: () => 'stacks and table can be deleted again, by one command or one mistake',
  },
  firewall: {
    valuesIn: (type) => (type === 'AWS::WAFv2::WebACL' ? ['on'] : []),
    isReplaceable: true,
    lost: () => 'the edge no longer limits requests, and blocks no known attacks',
  },
  budget: {
    valuesIn: (type) => (type === 'AWS::Budgets::Budget' ? ['set'] : []),
    isReplaceable: true,
    lost: () => 'no mail says that the costs of the account approach their budget',
  },
  alarms: {
    valuesIn: (type, { Protocol, Endpoint }) =>
      type === 'AWS::SNS::Subscription' && Protocol === 'email' ? [Endpoint] : [],
    isReplaceable: true,
    lost: (addresses) => `alarms reach no one: so far they are mailed to ${addresses}`,
  },
} as const satisfies Record<string, Part>;

/** What can be lost, by the names that confirm it. The first three are compared as a whole. */
export const lossNames = ['region', 'origin', 'secrets', ...Object.keys(parts)];

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

/** The generations of the origin secret by an output of some stacks; empty in templates of versions before that output. */
const originsIn = (templates: readonly StackTemplate[], output: 'OriginSecret' | 'AcceptedOrigin'): Origin[] =>
  templates
    .flatMap(({ Outputs }) => Outputs?.[output]?.Value ?? [])
    .flatMap((value) => (typeof value === 'string' ? [readOrigin(value)] : []));

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

/** What a stage has by its deployed templates and would not have by the next ones. */
export function lossesBetween(deployed: readonly StackTemplate[], next: readonly StackTemplate[]): Loss[] {
  const lost = Object.entries<Part>(parts).flatMap(([name, part]) => {
    const left = valuesOf(part, next);
    const isReplaced = part.isReplaceable && left.size > 0;
    const gone = [...valuesOf(part, deployed)].filter((value) => !isReplaced && !left.has(value));
    return gone.length > 0 ? [{ name, words: part.lost(gone.join(', ')) }] : [];
  });
  return [...refusedCalls(deployed, next), ...lostSecrets(deployed, next), ...lost];
}
