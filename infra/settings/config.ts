import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { RegionInfo } from 'aws-cdk-lib/region-info';
import * as z from 'zod';
import { sellerSettings } from '#functions/services/payments/seller.ts';
import type { Domain } from '#shared/contracts/index.ts';
import { upiIdPattern } from '#shared/domain/payment-terms.ts';
import { landingFigures } from './landing-figures.ts';
import { legalSettings } from './legal-settings.ts';

/**
 * Limits of the search engine in OpenSearch compute units (OCUs), some 0.24 USD an hour each while they are used: 1, 2, 4, 8, 16
 * or a multiple of 16.
 */
export interface OpenSearchSettings {
  engine: 'opensearch';
  maxIndexingOcu: number;
  maxSearchOcu: number;
}

/** Settings of a stage: changed here and reviewed like code. No secrets. */
interface StageSettings {
  /** Retain table, files and logs when the stack is deleted. */
  retainData: boolean;
  /** Requests per second that the API accepts before it returns 429, and the burst limit. */
  throttle: { rate: number; burst: number };
  /** Web application firewall in front of the edge. */
  firewall: boolean;
  /** Requests per client address in five minutes; enforced by the firewall only. */
  requestsPerAddress: number;
  logRetention: RetentionDays;
  /** Point-in-time recovery period of the table, in days. */
  restoreDays: number;
  /** X-Ray traces of the functions. */
  tracing: boolean;
  /** CloudWatch metrics per API route: some 600 metrics, about 185 USD per month. The access log has the route too. */
  routeMetrics: boolean;
  /** Maximum concurrent executions of a function; functions not named share the account's limit. */
  reservedConcurrency: Partial<Record<Domain | 'pages', number>>;
  /** Rejected look-ups, and guesses at one-time codes, per client network and hour. */
  addressBudget: number;
  /**
   * What searches: SQLite in the functions, which needs nothing else, or OpenSearch Serverless, for stages beyond
   * 200,000 jobs or candidates (docs/decisions/0048-opensearch.md).
   */
  search: { engine: 'embedded' } | OpenSearchSettings;
  /** The account is still in the SES sandbox, where sending also requires rights on the recipient's identity. */
  mailSandbox: boolean;
  /**
   * Raising a number replaces that secret at the next deployment. Never raise `trialMarker`: with another secret, every
   * account could take the trial again.
   */
  secretGenerations: Record<'otpPepper' | 'cursor' | 'mailLinks' | 'bootstrap' | 'origin' | 'trialMarker', number>;
}

const firstSecrets = { otpPepper: 1, cursor: 1, mailLinks: 1, bootstrap: 1, origin: 1, trialMarker: 1 };

export const stages = {
  dev: {
    retainData: false,
    throttle: { rate: 50, burst: 100 },
    firewall: false,
    requestsPerAddress: 2000,
    logRetention: RetentionDays.TWO_WEEKS,
    restoreDays: 7,
    tracing: false,
    routeMetrics: false,
    reservedConcurrency: {},
    addressBudget: 100,
    search: { engine: 'embedded' },
    mailSandbox: true,
    secretGenerations: firstSecrets,
  },
  prod: {
    retainData: true,
    throttle: { rate: 500, burst: 1000 },
    firewall: true,
    requestsPerAddress: 2000,
    logRetention: RetentionDays.THREE_MONTHS,
    restoreDays: 35,
    tracing: true,
    routeMetrics: false,
    // Sign-in is the usual target of attacks: it must not use up the capacity of the other functions.
    reservedConcurrency: { auth: 50 },
    addressBudget: 30,
    search: { engine: 'embedded' },
    mailSandbox: false,
    secretGenerations: firstSecrets,
  },
} as const satisfies Record<string, StageSettings>;

export type StageName = keyof typeof stages;

const regionNames = RegionInfo.regions.filter(({ partition }) => partition === 'aws').map(({ name }) => name);

/** A boolean setting, which is text when it comes from the environment. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], 'Expected true or false.')
  .default(false);

/** A setting that is an object: JSON when it comes from the environment. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Settings that differ between deployments, from context (`-c mailFrom=...`) or environment. */
const deployment = z
  .object({
    /** The account of the credentials, set by the CDK command; absent: the template works in any account. */
    account: z
      .string()
      .regex(/^[0-9]{12}$/)
      .optional(),
    /** Region of the data, the functions and the API (docs/decisions/0019-region.md). */
    region: z
      .string()
      .refine((name) => regionNames.includes(name), 'There is no such region.')
      .default('us-east-1'),
    /** Protects stacks and table from deletion. Not for the first deployment: if that fails, it has to be deleted. */
    deletionProtection: flag,
    /** HSTS: this host, all its subdomains, or these in the browsers' preload list. */
    transportSecurity: z.enum(['host', 'subdomains', 'preload']).default('host'),
    /** Host name of the site; absent: CloudFront's own. */
    domainName: z
      .string()
      .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)
      .optional(),
    /** Certificate for that name, in us-east-1. */
    certificateArn: z.string().startsWith('arn:aws:acm:us-east-1:').optional(),
    /** Sender of all mails: a bare address. */
    mailFrom: z.email().optional(),
    /** What SES verifies: the sender's domain, or only its address. */
    mailIdentity: z.enum(['domain', 'address']).default('domain'),
    /** The identity already exists in SES, from another stage or by hand: it is used, not created. */
    mailIdentityExists: flag,
    /** How people reach the operator: shown on the site; answers to mails go to the address. Absent: not shown. */
    supportEmail: z.email().optional(),
    supportPhone: z
      .string()
      .regex(/^\+[0-9][0-9 ()-]{4,28}$/, 'Expected a number with its country code.')
      .optional(),
    /** Who runs the portal, for the legal pages: an object in `cdk.json`, or JSON. */
    legal: z.preprocess(fromJson, legalSettings).optional(),
    /** Figures of the landing page, counted by the operator's task `figures`; absent: the documented ones. */
    landingFigures: z.preprocess(fromJson, landingFigures).optional(),
    /** Receives alarms. */
    alarmMail: z.email().optional(),
    /** Monthly budget of the account in US dollars, reported to the alarm address; absent: no reports. */
    budgetUsd: z.coerce.number().positive().optional(),
    /** Name of the secret with the Razorpay keys; absent: no card payments. */
    razorpaySecret: z
      .string()
      .regex(/^[A-Za-z0-9/_+=.@-]{1,256}$/)
      .optional(),
    /** Version id of that secret: a new value makes the deployment read the keys again. */
    razorpaySecretVersion: z.uuid().optional(),
    /** UPI id that receives payments, such as `portal@bank`; absent: no UPI. */
    upiId: z.string().regex(upiIdPattern).optional(),
    /** Who sells the plans, as invoices name it: an object, or its JSON; absent: plain invoices of the product's name, never in `prod`. */
    seller: z.preprocess(fromJson, sellerSettings).optional(),
  })
  .refine((values) => (values.domainName === undefined) === (values.certificateArn === undefined), {
    message: 'domainName and certificateArn go together.',
  })
  .refine((values) => values.transportSecurity === 'host' || values.domainName !== undefined, {
    message: 'transportSecurity beyond the host needs a domainName: CloudFront names belong to others as well.',
  })
  .refine((values) => values.budgetUsd === undefined || values.alarmMail !== undefined, {
    message: 'budgetUsd needs alarmMail.',
  });

export type StackConfig = StageSettings &
  Omit<z.output<typeof deployment>, 'mailFrom'> & { stage: StageName; mailFrom: string };

const environmentNames = {
  stage: 'PORTAL_STAGE',
  account: 'CDK_DEFAULT_ACCOUNT',
  region: 'PORTAL_REGION',
  deletionProtection: 'PORTAL_DELETION_PROTECTION',
  domainName: 'PORTAL_DOMAIN_NAME',
  certificateArn: 'PORTAL_CERTIFICATE_ARN',
  transportSecurity: 'PORTAL_TRANSPORT_SECURITY',
  mailFrom: 'PORTAL_MAIL_FROM',
  mailIdentity: 'PORTAL_MAIL_IDENTITY',
  mailIdentityExists: 'PORTAL_MAIL_IDENTITY_EXISTS',
  supportEmail: 'PORTAL_SUPPORT_EMAIL',
  supportPhone: 'PORTAL_SUPPORT_PHONE',
  legal: 'PORTAL_LEGAL',
  landingFigures: 'PORTAL_LANDING_FIGURES',
  alarmMail: 'PORTAL_ALARM_MAIL',
  budgetUsd: 'PORTAL_BUDGET_USD',
  razorpaySecret: 'PORTAL_RAZORPAY_SECRET',
  razorpaySecretVersion: 'PORTAL_RAZORPAY_SECRET_VERSION',
  upiId: 'PORTAL_UPI_ID',
  seller: 'PORTAL_SELLER',
} as const;

/** A reserved domain (RFC 2606): the template can be synthesized without settings, but cannot send mail. */
export const placeholderSender = 'no-reply@example.com';

/** Who runs `prod` and who sells there, with the reason why it cannot do without. */
const namedInProd = { legal: 'its legal pages name the operator', seller: 'its invoices name who sells the plans' };

/**
 * The settings of the stage to deploy.
 * @param context looks up a CDK context value by name; it wins over the environment
 * @param environment the process's environment variables
 * @throws Error that names the invalid setting. The stage `local` does not exist here: functions of that stage return
 * one-time codes in responses, so no template may have it.
 */
export function readConfig(
  context: (name: string) => unknown,
  environment: Readonly<Record<string, string | undefined>>,
): StackConfig {
  const given = Object.fromEntries(
    Object.entries(environmentNames).map(([name, variable]) => [name, context(name) ?? environment[variable]]),
  );
  const stage = stageNamed(given.stage ?? 'dev');
  const parsed = deployment.safeParse(given);
  if (!parsed.success)
    throw new Error(`The settings of this deployment are not valid.\n${z.prettifyError(parsed.error)}`);
  const { mailFrom, ...rest } = parsed.data;
  if (stage === 'prod' && (mailFrom === undefined || rest.alarmMail === undefined)) {
    throw new Error('The stage prod needs mailFrom and alarmMail.');
  }
  for (const [name, reason] of Object.entries(namedInProd)) {
    if (stage === 'prod' && rest[name as keyof typeof namedInProd] === undefined) {
      throw new Error(`The stage prod needs ${name}: ${reason} (docs/operations.md).`);
    }
  }
  return { ...stages[stage], ...rest, stage, mailFrom: mailFrom ?? placeholderSender };
}

function stageNamed(name: unknown): StageName {
  if (typeof name === 'string' && Object.hasOwn(stages, name)) return name as StageName;
  throw new Error(`There is no stage ${String(name)}. Stages are ${Object.keys(stages).join(' and ')}.`);
}
