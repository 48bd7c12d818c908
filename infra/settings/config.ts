import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod';
import type { Domain } from '#shared/contracts/index.ts';
import { digestOf } from './settings-digest.ts';
import { type StageSettings, stageSettings } from './stage-settings.ts';

/**
 * Limits of the search engine in OpenSearch compute units (OCUs), some 0.24 USD an hour each while they are used: 1, 2, 4, 8, 16
 * or a multiple of 16.
 */
export interface OpenSearchSettings {
  engine: 'opensearch';
  maxIndexingOcu: number;
  maxSearchOcu: number;
}

/** Limits of a stage: the same for every deployment of it, changed here and reviewed like code. No secrets. */
interface StageLimits {
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
  /** `whole`: two dozen alarms and a canary, some $4 a month; `basic`: four alarms. */
  watching: 'whole' | 'basic';
  /** A dashboard of what is watched: $3 a month, so only where users are. */
  dashboard: boolean;
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
  /**
   * Another generation of the origin secret that the functions accept while it is being replaced (docs/operations/restore.md). The
   * edge sends the one of `secretGenerations`. The task `origin-secret` says what to set next.
   */
  otherOrigin?: number;
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
    watching: 'basic',
    dashboard: false,
    routeMetrics: false,
    reservedConcurrency: {},
    addressBudget: 100,
    search: { engine: 'embedded' },
    mailSandbox: true,
    secretGenerations: firstSecrets,
  },
  // As prod, but without its data: what is released goes here first.
  staging: {
    retainData: false,
    throttle: { rate: 500, burst: 1000 },
    firewall: true,
    requestsPerAddress: 2000,
    logRetention: RetentionDays.TWO_WEEKS,
    restoreDays: 7,
    watching: 'whole',
    dashboard: false,
    routeMetrics: false,
    reservedConcurrency: {},
    addressBudget: 30,
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
    watching: 'whole',
    dashboard: true,
    routeMetrics: false,
    // Sign-in is the usual target of attacks: it must not use up the capacity of the other functions.
    reservedConcurrency: { auth: 50 },
    addressBudget: 30,
    search: { engine: 'embedded' },
    mailSandbox: false,
    secretGenerations: firstSecrets,
  },
} as const satisfies Record<string, StageLimits>;

export type StageName = keyof typeof stages;

/** What is known of a deployment besides its settings. */
interface Circumstances {
  /** The account of the credentials, set by the CDK command; absent: the template works in any account. */
  account?: string | undefined;
  /** The version that is deployed: see `infra/release/release-id.ts`. */
  release?: string | undefined;
  /** The stage exists already: what it retains is protected from then on, unless its file says otherwise. */
  isDeployed?: boolean | undefined;
}

/** All settings of the stage to deploy. */
export type StackConfig = StageLimits &
  Omit<StageSettings, '$schema' | 'mailFrom' | 'deletionProtection'> & {
    stage: StageName;
    mailFrom: string;
    /** Protects stacks and table from deletion. */
    deletionProtection: boolean;
    /** The stage is protected once it exists: a release, which does not look at it, is deployed so. */
    protectsLater: boolean;
    /** The commit, as the edge, the health call and an output name it. */
    release: string;
    /** A digest of the settings of the file, see `settings-digest.ts`. */
    settingsDigest: string;
  };

/** A reserved domain (RFC 2606): the template can be synthesized without settings, but cannot send mail. */
export const placeholderSender = 'no-reply@example.com';

/** What `prod` cannot do without, with the reason. */
const neededInProd = {
  mailFrom: 'signing in needs a mailed code',
  alarmMail: 'alarms must reach a person',
  legal: 'its legal pages name the operator',
  seller: 'its invoices name who sells the plans',
} as const;

/**
 * The settings of the stage to deploy, checked.
 * @param settings as they are in the stage's file
 * @throws Error that names the invalid setting
 */
export function configOf(stage: StageName, settings: unknown, circumstances: Circumstances = {}): StackConfig {
  // In words: the contract replaces the messages of all schemas by codes.
  const parsed = stageSettings.safeParse(settings, { error: z.locales.en().localeError });
  if (!parsed.success) throw new Error(`The settings of ${stage} are not valid.\n${z.prettifyError(parsed.error)}`);
  const { $schema: _, account: owner, mailFrom, deletionProtection, ...rest } = parsed.data;
  for (const [name, reason] of Object.entries(neededInProd)) {
    if (stage === 'prod' && parsed.data[name as keyof typeof neededInProd] === undefined) {
      throw new Error(`The stage prod needs ${name}: ${reason} (docs/operations/settings.md).`);
    }
  }
  const { account, release = 'unknown', isDeployed = false } = circumstances;
  if (owner !== undefined && account !== undefined && owner !== account) {
    throw new Error(`The stage ${stage} belongs to the account ${owner}; these credentials are those of ${account}.`);
  }
  const limits = stages[stage];
  return {
    ...limits,
    ...rest,
    stage,
    account: account ?? owner,
    release,
    settingsDigest: digestOf(parsed.data),
    mailFrom: mailFrom ?? placeholderSender,
    deletionProtection: deletionProtection ?? (limits.retainData && isDeployed),
    protectsLater: deletionProtection === undefined && limits.retainData && !isDeployed,
  };
}

/**
 * The stage of a name.
 * @throws Error for all others. The stage `local` does not exist here: functions of that stage return one-time codes in
 * responses, so no template may have it.
 */
export function stageNamed(name: unknown): StageName {
  if (typeof name === 'string' && Object.hasOwn(stages, name)) return name as StageName;
  throw new Error(`There is no stage ${String(name)}. Stages are ${Object.keys(stages).join(', ')}.`);
}
