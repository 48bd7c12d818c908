import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { IsoInstant } from '#shared/domain/time.ts';

/** Ids in sort keys are padded, so that text order is number order. */
const padded = (id: number) => String(id).padStart(12, '0');

/** Times in sort keys are ISO 8601 in UTC: text order is time order. Two ids break ties. */
export const timed = (at: IsoInstant, id: string | number) => `${at}#${typeof id === 'number' ? padded(id) : id}`;

/** Prefix of the sort keys of a round's reports about a subject. */
export const reportsOfRound = (round: number) => `REPORT#${padded(round)}#`;

/** The sort key of a saved search in the partition of its owner. */
export const savedSearchSortKey = (search: string) => `SAVED_SEARCH#${search}`;

export const account = (kind: AccountKind, id: number) => `${kind.toUpperCase()}#${id}`;

/** Everything that knows how keys are written. Each line is one entity's place; see docs/data-model.md. */
export const keys = {
  counter: (name: string) => ({ PK: `COUNTER#${name}`, SK: 'COUNTER' }),

  /** Rights, state and live sessions of an account. */
  account: (kind: AccountKind, id: number) => ({ PK: account(kind, id), SK: 'ACCOUNT' }),
  /** The profile that the account's owner edits. */
  profile: (kind: AccountKind, id: number) => ({ PK: account(kind, id), SK: 'PROFILE' }),
  accountPartition: account,
  /** The transcription of a candidate's video. */
  transcription: (candidateId: number, id: string) => ({
    PK: account('candidate', candidateId),
    SK: `TRANSCRIPTION#${id}`,
  }),
  /** A transcription that is no longer wanted, while its jobs may still write something. */
  discardedTranscription: (id: string) => ({ PK: 'DISCARDED_TRANSCRIPTIONS', SK: `TRANSCRIPTION#${id}` }),
  /** The owner's choice of mails and their language; absent before the first choice. */
  mailPreferences: (kind: AccountKind, id: number) => ({ PK: account(kind, id), SK: 'SETTINGS#MAIL' }),
  /** The devices on which the owner sees new messages; absent before the first one. */
  pushDevices: (kind: AccountKind, id: number) => ({ PK: account(kind, id), SK: 'SETTINGS#PUSH' }),
  /** When a person who works for a company can be booked for interviews, by their account; absent before the first choice. */
  officeHours: (id: number) => ({ PK: account('recruiter', id), SK: 'SETTINGS#HOURS' }),
  /** The secret address of the owner's calendar; absent before the first one. */
  calendarFeed: (kind: AccountKind, id: number) => ({ PK: account(kind, id), SK: 'SETTINGS#CALENDAR' }),
  /** The time zone in which the owner reads times of interviews; absent before the first one. */
  ownZone: (kind: AccountKind, id: number) => ({ PK: account(kind, id), SK: 'SETTINGS#ZONE' }),
  /** The notice to a previous address; sorted after `PROFILE`, so that queries for account and profile do not read it. */
  addressNotice: (kind: AccountKind, id: number, changedAt: IsoInstant) => ({
    PK: account(kind, id),
    SK: `SENT_NOTICE#${changedAt}`,
  }),
  /** What was decided about the owner, and why; sorted after `PROFILE`, like `addressNotice`. */
  statement: (kind: AccountKind, id: number, at: IsoInstant | '', name: string) => ({
    PK: account(kind, id),
    SK: `STATEMENT#${at}#${name}`,
  }),
  /** What the owner accepted at a time; sorted after `PROFILE`, like `addressNotice`. */
  consent: (kind: AccountKind, id: number, at: IsoInstant | '' = '') => ({
    PK: account(kind, id),
    SK: `TERMS#${at}`,
  }),
  /** An idempotency record; sorted after `PROFILE`, so that queries for account and profile do not read it. */
  request: (kind: AccountKind, id: number, name: string) => ({ PK: account(kind, id), SK: `REQUEST#${name}` }),

  /** An e-mail address and everything that is counted for it. Admins are apart from candidates and recruiters. */
  email: (email: string) => ({ PK: `EMAIL#${email}`, SK: 'ACCOUNT' }),
  adminEmail: (email: string) => ({ PK: `EMAIL#${email}`, SK: 'ADMIN' }),
  /** Codes of all purposes, and what is counted for the address: one item, so that one condition guards its budgets. */
  oneTimeCodes: (email: string) => ({ PK: `EMAIL#${email}`, SK: 'CODES' }),
  /** When codes were sent to an address that nothing else is stored of any more; `name` is a keyed hash of the address. */
  sentCodes: (name: string) => ({ PK: `ADDRESS#${name}`, SK: 'SENT' }),
  /** The latest unconfirmed sign-up with an address. It reserves nothing. */
  latestSignup: (email: string) => ({ PK: `EMAIL#${email}`, SK: 'SIGNUP' }),
  /** Sorted after all that is read with an address, so that sign-ups with it do not raise the cost of its codes. */
  pendingSignup: (email: string, id: string) => ({ PK: `EMAIL#${email}`, SK: `SIGNUP#${id}` }),
  /** Where sign-ups were before they lay with their address; the last ones are deleted two days after that deployment. */
  earlierSignup: (id: string) => ({ PK: `SIGNUP#${id}`, SK: 'SIGNUP' }),
  trial: (emailHash: string) => ({ PK: `TRIAL#${emailHash}`, SK: 'TRIAL' }),
  masterAdmin: () => ({ PK: 'MASTER_ADMIN', SK: 'MASTER_ADMIN' }),
  addressBudget: (address: string, window: string) => ({ PK: `ADDRESS#${address}`, SK: `BUDGET#${window}` }),

  /** A draft of a job, by the id that the job will have; sorted after `PROFILE`, like `request`. */
  jobDraft: (companyId: number, id: number) => ({
    PK: account('recruiter', companyId),
    SK: `UNPOSTED_JOB#${padded(id)}`,
  }),
  /** How many drafts a company has. */
  jobDraftCount: (companyId: number) => ({ PK: account('recruiter', companyId), SK: 'UNPOSTED_JOBS' }),

  job: (id: number) => ({ PK: `JOB#${id}`, SK: 'JOB' }),
  /** Counted views and applications; read with the job in one query (`JOB` to `JOB#STATS`). */
  jobStats: (id: number) => ({ PK: `JOB#${id}`, SK: 'JOB#STATS' }),
  /** What was counted for a job on a day; read with the job in one query (`DAY#<first>` to `JOB`). */
  jobDay: (id: number, day: string) => ({ PK: `JOB#${id}`, SK: `DAY#${day}` }),
  jobView: (id: number, candidateId: number) => ({ PK: `JOB#${id}`, SK: `VIEW#${padded(candidateId)}` }),
  application: (jobId: number, candidateId: number) => ({
    PK: `JOB#${jobId}`,
    SK: `APPLICATION#${padded(candidateId)}`,
  }),
  /** Where the stream continues with a job's many applications; apart from what is read with the job. */
  jobFanOut: (id: number) => ({ PK: `JOB#${id}`, SK: 'REST' }),
  /** Where it continues with a candidate's many shortlists or a recruiter's many jobs; sorted after `PROFILE`, like `request`. */
  accountFanOut: (kind: AccountKind, id: number) => ({ PK: account(kind, id), SK: 'REST' }),

  /**
   * An order of the job's applicants that was shown on a day; `id` is a hash of what was shown. Apart from the job, whose
   * partition is erased with its recruiter.
   */
  ranking: (jobId: number, day: string, id: string) => ({ PK: `RANKINGS#${jobId}`, SK: `SHOWN#${day}#${id}` }),

  /** What is reported: how many reports are open, since when, and the latest decision. */
  reportedSubject: (type: string, id: number) => ({ PK: `REPORTS#${type}#${id}`, SK: 'SUBJECT' }),
  /** A report. A decision about a subject begins its next round; `name` is a keyed hash of the reporter. */
  report: (type: string, id: number, round: number, name: string) => ({
    PK: `REPORTS#${type}#${id}`,
    SK: `${reportsOfRound(round)}${name}`,
  }),

  /** Who works in a company, by its founder's id; its open invitations follow. Both sorted after `PROFILE`, like `request`. */
  team: (companyId: number) => ({ PK: account('recruiter', companyId), SK: 'TEAM' }),
  companyInvitation: (companyId: number, id: string) => ({
    PK: account('recruiter', companyId),
    SK: `TEAM#INVITATION#${id}`,
  }),
  /** What a company uploaded for its verification; sorted after `PROFILE`, like `request`. */
  companyDocuments: (companyId: number) => ({ PK: account('recruiter', companyId), SK: 'VERIFICATION' }),
  colleagueViews: (companyId: number, colleagueId: number) => ({
    PK: account('recruiter', companyId),
    SK: `TEAM#VIEWS#${padded(colleagueId)}`,
  }),

  plan: (id: number) => ({ PK: 'PLANS', SK: `PLAN#${padded(id)}` }),
  /** Present once the standard plans were created; apart from the plans, which are listed by their partition. */
  plansSeeded: () => ({ PK: 'PLANS_SEEDED', SK: 'PLANS_SEEDED' }),
  /** The recruiter's one active subscription: quota and end. */
  entitlement: (recruiterId: number) => ({ PK: account('recruiter', recruiterId), SK: 'ENTITLEMENT' }),
  subscription: (recruiterId: number, id: number) => ({
    PK: account('recruiter', recruiterId),
    SK: `SUBSCRIPTION#${padded(id)}`,
  }),
  /** The recruiter's pending purchase by UPI: one at a time. */
  pendingSubscription: (recruiterId: number) => ({ PK: account('recruiter', recruiterId), SK: 'PENDING_SUBSCRIPTION' }),
  /** A payment lies apart from its recruiter: it remains when the account is deleted. */
  payment: (id: string) => ({ PK: `PAYMENT#${id}`, SK: 'PAYMENT' }),
  /** An invoice or a credit note of a payment, in the order in which they were issued, from 1. */
  billingDocument: (paymentId: string, nth: number) => ({ PK: `PAYMENT#${paymentId}`, SK: `DOCUMENT#${padded(nth)}` }),
  /** A payment whose documents are to be compared with it, oldest first. */
  invoiceDue: (at: IsoInstant, event: string) => ({ PK: 'INVOICES', SK: `DUE#${timed(at, event)}` }),
  /** One item that changes with each such payment: its stream records wake the one writer of numbers. */
  invoiceWake: () => ({ PK: 'INVOICES', SK: 'WAKE' }),
  /** What the recruiter's invoices shall name; sorted after `PROFILE`, like `request`. */
  billing: (recruiterId: number) => ({ PK: account('recruiter', recruiterId), SK: 'SETTINGS#BILLING' }),
  /** A candidate that the recruiter unlocked. */
  candidateView: (recruiterId: number, candidateId: number) => ({
    PK: account('recruiter', recruiterId),
    SK: `VIEW#${padded(candidateId)}`,
  }),
  shortlistEntry: (recruiterId: number, candidateId: number) => ({
    PK: account('recruiter', recruiterId),
    SK: `SHORTLIST#${padded(candidateId)}`,
  }),
  /** How many of the recruiter's entries have each status. */
  shortlistStats: (recruiterId: number) => ({ PK: account('recruiter', recruiterId), SK: 'SHORTLIST_STATS' }),
  /** The labels that the company has given; sorted after `PROFILE`. */
  knownLabels: (recruiterId: number) => ({ PK: account('recruiter', recruiterId), SK: 'TAGS' }),
  /** How many applications one of the recruiter's jobs has; sorted after `PROFILE`, like `request`. */
  applicantCount: (recruiterId: number, jobId: number) => ({
    PK: account('recruiter', recruiterId),
    SK: `STATS#JOB#${padded(jobId)}`,
  }),
  recruiterStats: (recruiterId: number) => ({ PK: account('recruiter', recruiterId), SK: 'STATS' }),
  /** What was counted for all jobs of a recruiter on a day; sorted after `PROFILE`, like `request`. */
  recruiterDay: (recruiterId: number, day: string) => ({
    PK: account('recruiter', recruiterId),
    SK: `STATS#DAY#${day}`,
  }),

  /** A thread of a company and a candidate, by both of their ids; its messages are sorted before it. */
  thread: (id: string) => ({ PK: `THREAD#${id}`, SK: 'THREAD' }),
  message: (thread: string, number: number) => ({ PK: `THREAD#${thread}`, SK: `MESSAGE#${padded(number)}` }),
  /** A file that a side uploaded for one message of the thread. */
  messageFile: (thread: string, id: string) => ({ PK: `THREAD#${thread}`, SK: `FILE#${id}` }),
  /** A company's template of messages; sorted after `PROFILE`, like `request`. */
  messageTemplate: (companyId: number, id: string) => ({
    PK: account('recruiter', companyId),
    SK: `TEMPLATE#${id}`,
  }),
  /** The names of a company's templates. */
  messageTemplateNames: (companyId: number) => ({ PK: account('recruiter', companyId), SK: 'TEMPLATES' }),
  /** An interview of a company with a candidate. */
  interview: (id: string) => ({ PK: `INTERVIEW#${id}`, SK: 'INTERVIEW' }),
  /** The agreed times of a person of a company; sorted after `PROFILE`, like `request`. */
  bookedTimes: (companyId: number, by: number) => ({
    PK: account('recruiter', companyId),
    SK: `TIMES#${padded(by)}`,
  }),

  /** A user's inbox: the unread count and the notifications, oldest first. */
  unread: (kind: AccountKind, id: number) => ({ PK: `INBOX#${kind}#${id}`, SK: 'UNREAD' }),
  notification: (kind: AccountKind, id: number, at: IsoInstant, event: string) => ({
    PK: `INBOX#${kind}#${id}`,
    SK: `NOTIFICATION#${timed(at, event)}`,
  }),
  /** Where the latest notification of a group of duplicates is. */
  notificationGroup: (kind: AccountKind, id: number, group: string) => ({
    PK: `INBOX#${kind}#${id}`,
    SK: `GROUP#${group}`,
  }),
  /** The last mail of one kind from one sender; `name` is a hash that identifies no person. */
  mailMark: (kind: AccountKind, id: number, name: string) => ({ PK: `INBOX#${kind}#${id}`, SK: `MAILED#${name}` }),

  /** The unfinished uploads of a candidate; sorted after `PROFILE`, like `request`. */
  openUploads: (candidateId: number) => ({ PK: account('candidate', candidateId), SK: 'UPLOADS#OPEN' }),
  /** The candidate's saved jobs; sorted after `PROFILE`, like `request`. */
  savedJobs: (candidateId: number) => ({ PK: account('candidate', candidateId), SK: 'SAVED_JOBS' }),
  /** A search that the account's owner saved; sorted after `PROFILE`, like `request`. */
  savedSearch: (kind: AccountKind, id: number, search: string) => ({
    PK: account(kind, id),
    SK: savedSearchSortKey(search),
  }),
  /** How many searches an account saved. */
  savedSearchCount: (kind: AccountKind, id: number) => ({ PK: account(kind, id), SK: 'SAVED_SEARCHES' }),
  /** A job or candidate that a saved search found. */
  searchHit: (kind: AccountKind, id: number, search: string, found: number) => ({
    PK: account(kind, id),
    SK: `SEARCH_HIT#${search}#${padded(found)}`,
  }),
  /** A new or changed job or candidate that is not compared with the saved searches yet, oldest first. */
  searchTask: (at: IsoInstant, event: string) => ({ PK: 'SEARCH_TASKS', SK: `TASK#${timed(at, event)}` }),
  /** The candidate's recordings and open prompt; sorted after `PROFILE`, like `request`. */
  samples: (candidateId: number) => ({ PK: account('candidate', candidateId), SK: 'SAMPLES' }),
  upload: (id: string) => ({ PK: `UPLOAD#${id}`, SK: 'UPLOAD' }),
  /** What vouches for a candidate's languages, read in one query; sorted after `PROFILE`, like `request`. */
  evidence: (candidateId: number) => ({ PK: account('candidate', candidateId), SK: 'PROOF#' }),
  certificate: (candidateId: number, id: string) => ({
    PK: account('candidate', candidateId),
    SK: `PROOF#CERTIFICATE#${id}`,
  }),
  attestation: (candidateId: number, jobId: number) => ({
    PK: account('candidate', candidateId),
    SK: `PROOF#ATTESTATION#${padded(jobId)}`,
  }),
  /** Whose certificate with a number an admin confirmed; `hash` is a keyed one, so that the key does not contain the number. */
  certificateNumber: (hash: string) => ({ PK: `CERTIFICATE_NUMBER#${hash}`, SK: 'HOLDER' }),
  /** The claim of a number that another account claimed before; admins find them there until one is decided. */
  duplicateCertificate: (hash: string, candidateId: number) => ({
    PK: `CERTIFICATE_NUMBER#${hash}`,
    SK: `REFUSED#${padded(candidateId)}`,
  }),
  /** What is switched off, and the uses of the switches, oldest first; see `functions/data/switches`. */
  switches: () => ({ PK: 'SWITCHES', SK: 'STATE' }),
  switchUses: () => 'SWITCH_USES',
  switchUse: (at: IsoInstant, name: string) => ({ PK: 'SWITCH_USES', SK: `USE#${timed(at, name)}` }),
  /** A mail that is held while notices by mail are off, by the item that it is about. */
  heldMails: () => 'HELD_MAILS',
  heldMail: (source: { PK: string; SK: string }) => ({ PK: 'HELD_MAILS', SK: `MAIL#${source.PK}#${source.SK}` }),
  auditEntry: (id: string) => ({ PK: `AUDIT#${id}`, SK: 'AUDIT' }),
  statistics: () => ({ PK: 'STATISTICS', SK: 'STATISTICS' }),
  /** A part of the figures that many transactions move. */
  statisticsPart: (part: number) => ({ PK: 'STATISTICS', SK: `PART#${part}` }),
  /**
   * Active jobs by closing date, for a month `YYYY-MM`, of the portal or of a recruiter; after the figures of the same owner, so
   * that one query reads both or the figures only.
   */
  closingJobs: (month: string, recruiterId?: number) =>
    recruiterId === undefined
      ? { PK: 'STATISTICS', SK: `STATISTICS#CLOSING#${month}` }
      : { PK: account('recruiter', recruiterId), SK: `STATS#CLOSING#${month}` },
  /** What was counted for the whole portal on a day. */
  statisticsDay: (day: string) => ({ PK: 'STATISTICS', SK: `DAY#${day}` }),
  /** Where the next scheduled run continues with a long list. */
  runRest: (name: string) => ({ PK: 'RUNS', SK: `REST#${name}` }),
  /** The number of entries that a change feed has had. */
  changeFeed: (kind: string) => ({ PK: `FEED#${kind}`, SK: 'HEAD' }),
  /** What changed, in order and without gaps. */
  change: (kind: string, sequence: number) => ({ PK: `FEED#${kind}`, SK: `ENTRY#${padded(sequence)}` }),
  /** What is done to a search index in steps, and where it is. */
  indexWork: (kind: string) => ({ PK: `SEARCH_INDEX#${kind}`, SK: 'WORK' }),
  /** Marks a stream record as processed, so that a duplicate delivery changes nothing. */
  processedEvent: (eventId: string) => ({ PK: `EVENT#${eventId}`, SK: 'EVENT' }),
} as const;
