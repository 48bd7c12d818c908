import { Duration, Size } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import type { StackConfig } from '../config.ts';
import type { FileAccess, PortalFiles } from './portal-files.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalMail } from './portal-mail.ts';
import type { PortalSecrets } from './portal-secrets.ts';
import type { PortalTable } from './portal-table.ts';
import { domainRights } from './table-rights.ts';
import { giveTranscribe } from './transcribe-rights.ts';

export type FunctionsByDomain = Readonly<Record<Domain, PortalFunction>>;

/** Each domain's access to files; domains not named have none. */
const fileAccess: Partial<Record<Domain, readonly FileAccess[]>> = {
  uploads: ['receive', 'read', 'keep'],
  candidates: ['read', 'keep', 'search'],
  jobs: ['search'],
  applications: ['read'],
  auth: ['read'],
  account: ['read'],
  transcriptions: ['read', 'transcribe'],
};

/** The temporary folder contains the jobs' search index: 445 MB for 100,000 jobs. */
const temporaryStorage: Partial<Record<Domain, Size>> = { jobs: Size.gibibytes(2) };

/** API Gateway waits 30 s for a function: a lower value ends a slow call with our own response. */
const usualTimeout = Duration.seconds(15);

/** Functions that need more; `uploads` copies videos of up to 500 MB. */
const timeouts: Partial<Record<Domain, Duration>> = { uploads: Duration.seconds(28) };

interface PortalFunctionsProps {
  config: StackConfig;
  table: PortalTable;
  files: PortalFiles;
  mail: PortalMail;
  secrets: PortalSecrets;
}

/** One function per domain of the contract, each with the rights and settings of its use cases. */
export class PortalFunctions extends Construct {
  readonly byDomain: FunctionsByDomain;

  constructor(scope: Construct, id: string, { config, table, files, mail, secrets }: PortalFunctionsProps) {
    super(scope, id);
    const create = (domain: Domain): PortalFunction => {
      const target = new PortalFunction(this, domain, {
        config,
        entry: `functions/api/${domain}/handler.ts`,
        description: `Language job portal (${config.stage}): ${domain}`,
        timeout: timeouts[domain] ?? usualTimeout,
        reservedConcurrency: config.reservedConcurrency[domain],
        temporaryStorage: temporaryStorage[domain],
      });
      table.giveTo(target, domainRights(domain));
      secrets.giveTo(target, 'origin', 'cursor');
      files.giveTo(target, fileAccess[domain] ?? []);
      return target;
    };
    const domains = Object.keys(contracts) as Domain[];
    this.byDomain = Object.fromEntries(domains.map((domain) => [domain, create(domain)])) as FunctionsByDomain;

    const { auth, notifications, payments, subscriptions, transcriptions } = this.byDomain;
    giveTranscribe(transcriptions, files, config);
    secrets.giveRazorpayTo(payments, config);
    if (config.upiId !== undefined) payments.addEnvironment('UPI_ID', config.upiId);
    mail.giveTo(auth);
    secrets.giveTo(auth, 'otpPepper', 'bootstrap');
    for (const target of [auth, notifications]) secrets.giveTo(target, 'mailLinks');
    for (const target of [auth, subscriptions]) secrets.giveTo(target, 'trialMarker');
    auth.addEnvironment('ADDRESS_BUDGET', String(config.addressBudget));
  }

  /** Sets the base URL of links in mails, which is also the seller's URL on receipts. */
  tellSiteUrl(url: string): void {
    for (const target of [this.byDomain.auth, this.byDomain.payments]) target.addEnvironment('SITE_URL', url);
  }
}
