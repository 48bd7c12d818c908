import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import type { StackConfig } from '../settings/config.ts';
import { type ApiFunctionName, handlerFile } from '../settings/handler-file.ts';
import { searchMemory, searchStorage } from './index-needs.ts';
import type { FileAccess, PortalFiles } from './portal-files.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalMail } from './portal-mail.ts';
import type { PortalSecrets } from './portal-secrets.ts';
import type { PortalTable } from './portal-table.ts';
import { nameSite } from './site-name.ts';
import { documentRights, domainRights, type TableRights } from './table-rights.ts';
import { giveTranscribe } from './transcribe-rights.ts';
import { giveVideo } from './video-rights.ts';

export type ApiFunctions = Readonly<Record<ApiFunctionName, PortalFunction>>;

/** Each function's access to files; functions not named have none. */
const fileAccess: Partial<Record<ApiFunctionName, readonly FileAccess[]>> = {
  uploads: ['receive', 'read', 'keep', 'hide'],
  samples: ['receive', 'read', 'keep'],
  certificates: ['collect', 'read', 'keep', 'hide'],
  candidates: ['read', 'keep', 'hide', 'search'],
  jobs: ['search'],
  pages: ['search'],
  search: ['read', 'search'],
  applications: ['read'],
  auth: ['read'],
  account: ['read'],
  admin: ['readMessages'],
  transcriptions: ['read', 'transcribe'],
};

/**
 * The indexes that a function has in its memory and its temporary folder; with OpenSearch only until that has its own
 * (decision 48).
 */
const searched: Partial<Record<ApiFunctionName, readonly ('jobs' | 'candidates')[]>> = {
  jobs: ['jobs'],
  pages: ['jobs'],
  candidates: ['candidates'],
  search: ['jobs', 'candidates'],
};

/** API Gateway waits 30 s for a function: a lower value ends a slow call with our own response. */
const usualTimeout = Duration.seconds(15);

/**
 * Functions that need more: `uploads` copies videos of up to 500 MB, `certificates` waits for a copy, too, and `samples`
 * reads a recording and writes it anew.
 */
const timeouts: Partial<Record<ApiFunctionName, Duration>> = {
  uploads: Duration.seconds(28),
  certificates: Duration.seconds(28),
  samples: Duration.seconds(28),
};

interface PortalFunctionsProps {
  config: StackConfig;
  table: PortalTable;
  files: PortalFiles;
  mail: PortalMail;
  secrets: PortalSecrets;
  /** Base URL of links in mails and documents, which is also the payee's URL of payments. */
  siteUrl: string;
}

/** The functions behind the API, each with the rights and settings of its use cases. */
export class PortalFunctions extends Construct {
  readonly byName: ApiFunctions;

  constructor(scope: Construct, id: string, { config, table, files, mail, secrets, siteUrl }: PortalFunctionsProps) {
    super(scope, id);
    const create = (name: ApiFunctionName, rights: TableRights): PortalFunction => {
      const kinds = searched[name];
      const target = new PortalFunction(this, name, {
        config,
        entry: handlerFile(name),
        description: `Language job portal (${config.stage}): ${name}`,
        timeout: timeouts[name] ?? usualTimeout,
        reservedConcurrency: config.reservedConcurrency[name],
        ...(kinds && { memory: searchMemory(kinds), temporaryStorage: searchStorage(kinds) }),
      });
      table.giveTo(target, rights);
      secrets.giveTo(target, 'origin', ...(name === 'pages' ? [] : (['cursor'] as const)));
      files.giveTo(target, fileAccess[name] ?? []);
      return target;
    };
    const domains = Object.keys(contracts) as Domain[];
    this.byName = {
      ...(Object.fromEntries(domains.map((domain) => [domain, create(domain, domainRights(domain))])) as Record<
        Domain,
        PortalFunction
      >),
      pages: create('pages', documentRights),
    };

    const {
      auth,
      notifications,
      pages,
      payments,
      reports,
      searches,
      shortlist,
      subscriptions,
      system,
      transcriptions,
    } = this.byName;
    giveTranscribe(transcriptions, files, config);
    giveVideo(shortlist, config);
    secrets.giveRazorpayTo(payments, config);
    if (config.seller) {
      for (const target of [payments, subscriptions]) target.addEnvironment('SELLER', JSON.stringify(config.seller));
    }
    // `auth` has it with the sender.
    for (const target of [pages, payments, shortlist, subscriptions]) nameSite(target, config);
    if (config.upiId !== undefined) payments.addEnvironment('UPI_ID', config.upiId);
    // Only here: a setting of every function would replace all of them with every commit.
    system.addEnvironment('RELEASE', config.release);
    if (config.supportEmail !== undefined) system.addEnvironment('SUPPORT_EMAIL', config.supportEmail);
    if (config.supportPhone !== undefined) system.addEnvironment('SUPPORT_PHONE', config.supportPhone);
    mail.giveTo(auth);
    secrets.giveTo(auth, 'otpPepper', 'bootstrap');
    for (const target of [auth, notifications, searches, reports]) secrets.giveTo(target, 'mailLinks');
    for (const target of [auth, subscriptions]) secrets.giveTo(target, 'trialMarker');
    auth.addEnvironment('ADDRESS_BUDGET', String(config.addressBudget));
    for (const target of [auth, pages, payments, shortlist]) target.addEnvironment('SITE_URL', siteUrl);
  }
}
