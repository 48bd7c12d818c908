import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type IsoInstant, isoInstant } from '#shared/domain/time.ts';
import { account, timed } from './keys.ts';

/** Places in the indexes; a function that gets `undefined` leaves the item out of that index. */
export const indexKeys = {
  /** GSI1: active jobs, newest last. */
  activeJobs: (at?: IsoInstant, id?: number) => gsi1('JOBS', at, id),
  /** GSI1: inactive jobs, which only admins list. */
  inactiveJobs: (at?: IsoInstant, id?: number) => gsi1('JOBS#INACTIVE', at, id),
  /** GSI2: a recruiter's jobs. */
  jobsOfRecruiter: (recruiterId: number, at?: IsoInstant, id?: number) => gsi2(`JOBS#RECRUITER#${recruiterId}`, at, id),
  /** GSI2: a company's drafts of jobs. */
  jobDrafts: (companyId: number, at?: IsoInstant, id?: number) => gsi2(`JOB_DRAFTS#RECRUITER#${companyId}`, at, id),
  /** GSI1: drafts that are published by themselves, by the time. */
  dueJobDrafts: (due?: IsoInstant, id?: number) => gsi1('JOB_DRAFTS#DUE', due, id),
  /** GSI3: active jobs of one type by their language, the newest of each last, for similar jobs. */
  activeJobsOfType: (type: string, language = '', at?: IsoInstant, id?: number) => ({
    GSI3PK: `JOBS#TYPE#${type}`,
    GSI3SK: `${language}#${sortKey(at, id)}`,
  }),

  /** GSI1: candidates that recruiters and the showcase may see. */
  visibleCandidates: (at?: IsoInstant, id?: number) => gsi1('CANDIDATES', at, id),
  /** GSI2: every account of a kind, deleted ones too. */
  accounts: (kind: AccountKind, at?: IsoInstant, id?: number) => gsi2(`ACCOUNTS#${kind}`, at, id),

  /** GSI1: active recruiters who are not verified, by the time since when they wait. */
  waitingRecruiters: (at?: IsoInstant, id?: number) => gsi1('RECRUITERS#WAITING', at, id),

  /** GSI1: subjects with open reports, by the oldest of these. */
  reportedSubjects: (at?: IsoInstant, id?: string) => gsi1('REPORTS#OPEN', at, id),
  /** GSI1: statements whose objections wait for an answer, by the time of the objection. */
  openObjections: (at?: IsoInstant, id?: string) => gsi1('OBJECTIONS#OPEN', at, id),
  /** GSI1: the reports that an account wrote. */
  reportsBy: (kind: AccountKind, id: number, at?: IsoInstant, name?: string) =>
    gsi1(`REPORTS#BY#${account(kind, id)}`, at, name),

  /** GSI1: certificates that no admin has checked. */
  openCertificates: (at?: IsoInstant, id?: string) => gsi1('CERTIFICATES#OPEN', at, id),
  /** GSI3: the certificates that claim a number, of all accounts, the earliest first; rejected ones stay. */
  certificatesOfNumber: (hash: string, at?: IsoInstant, id?: string) => gsi3(`CERTIFICATES#NUMBER#${hash}`, at, id),
  /** GSI1: later claims of numbers, which no admin has looked at. */
  duplicateCertificates: (at?: IsoInstant, id?: string) => gsi1('CERTIFICATES#DUPLICATE', at, id),
  /** GSI2 and GSI3: those that name a candidate as the earlier and as the later one. */
  duplicatesOfHolder: (candidateId: number, at?: IsoInstant, id?: string) =>
    gsi2(`CERTIFICATES#HOLDER#${candidateId}`, at, id),
  duplicatesOfRefused: (candidateId: number, at?: IsoInstant, id?: string) =>
    gsi3(`CERTIFICATES#REFUSED#${candidateId}`, at, id),
  /** GSI2: what a recruiter attested. */
  attestationsOfRecruiter: (recruiterId: number, at?: IsoInstant, id?: string) =>
    gsi2(`ATTESTATIONS#RECRUITER#${recruiterId}`, at, id),

  /**
   * Codes that an account requested at an address that is to become its own, in an index for each kind of account: one item
   * has the codes of all of them. One sort key, so that another code does not write the index again.
   */
  codesRequestedBy: (kind: AccountKind, id: number) => requestedBy[kind](`CODES#REQUESTED#${account(kind, id)}`),

  /** GSI1: saved searches that are switched on, by what every result of theirs has: see `search-place.ts`. */
  savedSearches: (place: string, at?: IsoInstant, id?: string) => gsi1(`SAVED_SEARCHES#${place}`, at, id),
  /** GSI1: what saved searches found of a candidate: forgotten when the candidate is erased. */
  searchHitsOf: (candidateId: number, search?: string) => ({
    GSI1PK: `SEARCH_HITS#CANDIDATE#${candidateId}`,
    GSI1SK: search ?? '',
  }),
  /** GSI2: saved searches with new results, by the time at which these are reported. */
  dueSearches: (due?: IsoInstant, id?: string) => gsi2('SAVED_SEARCHES#DUE', due, id),

  /** GSI2: candidates who get a weekly digest, by the time at which the next one is due. */
  dueDigests: (due?: IsoInstant, candidateId?: number) => gsi2('DIGESTS#DUE', due, candidateId),

  /** GSI2: marks of mails for which the next one of their thread waits, by the time at which it may be sent. */
  dueMails: (due?: IsoInstant, reader?: string) => gsi2('MAILS#DUE', due, reader),

  /** GSI1: all applications. */
  applications: (at?: IsoInstant, id?: string) => gsi1('APPLICATIONS', at, id),
  /** GSI2: a candidate's applications. */
  applicationsOfCandidate: (candidateId: number, at?: IsoInstant, id?: string) =>
    gsi2(`APPLICATIONS#CANDIDATE#${candidateId}`, at, id),
  /** GSI3: applications to a recruiter's jobs. */
  applicationsToRecruiter: (recruiterId: number, at?: IsoInstant, id?: string) =>
    gsi3(`APPLICATIONS#RECRUITER#${recruiterId}`, at, id),

  /** GSI1: views of a candidate's profile and the candidate's views of jobs: found when the candidate is erased. */
  viewsOfCandidate: (candidateId: number, at?: IsoInstant, id?: string) =>
    gsi1(`VIEWS#CANDIDATE#${candidateId}`, at, id),
  /** GSI1: a candidate's uploads. */
  uploadsOfCandidate: (candidateId: number, at?: IsoInstant, id?: string) =>
    gsi1(`UPLOADS#CANDIDATE#${candidateId}`, at, id),
  /** GSI1: notifications in other accounts' inboxes that name this account. */
  notificationsAbout: (kind: AccountKind, id: number, at?: IsoInstant, event?: string) =>
    gsi1(`NOTIFICATIONS#ABOUT#${account(kind, id)}`, at, event),

  /** GSI1: what admins did. */
  audit: (at?: IsoInstant, id?: string) => gsi1('AUDIT', at, id),
  /** GSI2: what one admin did. */
  auditOfActor: (adminId: number, at?: IsoInstant, id?: string) => gsi2(`AUDIT#ACTOR#${adminId}`, at, id),
  /** GSI3: what was done to one account or thing. */
  auditOfTarget: (type: string, targetId: string, at?: IsoInstant, id?: string) =>
    gsi3(`AUDIT#TARGET#${type}#${targetId}`, at, id),

  /** GSI1: all subscriptions. */
  subscriptions: (at?: IsoInstant, id?: number) => gsi1('SUBSCRIPTIONS', at, id),
  /** GSI2: one subscription, to find whose it is. */
  subscriptionById: (id: number, at?: IsoInstant) => gsi2(`SUBSCRIPTION#${id}`, at, id),
  /** GSI3: active subscriptions by their end; first those whose recruiters are still to be reminded of it. */
  endingSubscriptions: (phase: 'remind' | 'end', end?: IsoInstant, id?: number) =>
    gsi3(`SUBSCRIPTIONS#${phase.toUpperCase()}`, end, id),
  /** GSI2: a recruiter's payments. */
  paymentsOfRecruiter: (recruiterId: number, at?: IsoInstant, id?: string) =>
    gsi2(`PAYMENTS#RECRUITER#${recruiterId}`, at, id),
  /** GSI2: a recruiter's invoices and credit notes. */
  documentsOfRecruiter: (recruiterId: number, at?: IsoInstant, number?: string) =>
    gsi2(`INVOICES#RECRUITER#${recruiterId}`, at, number),
  /** GSI1: a recruiter's shortlist entries of one status. */
  shortlistAtStatus: (recruiterId: number, status: string, at?: IsoInstant, id?: string) =>
    gsi1(`SHORTLIST#RECRUITER#${recruiterId}#${status}`, at, id),
  /** GSI2: a recruiter's shortlist entries. */
  shortlistOfRecruiter: (recruiterId: number, at?: IsoInstant, id?: string) =>
    gsi2(`SHORTLIST#RECRUITER#${recruiterId}`, at, id),
  /** GSI3: a candidate's places on shortlists, to keep their copies fresh. */
  shortlistsOfCandidate: (candidateId: number, at?: IsoInstant, id?: string) =>
    gsi3(`SHORTLISTS#CANDIDATE#${candidateId}`, at, id),

  /** GSI1 and GSI2: a company's and a candidate's threads, by their latest messages. */
  threadsOfRecruiter: (recruiterId: number, at?: IsoInstant, id?: string) =>
    gsi1(`THREADS#RECRUITER#${recruiterId}`, at, id),
  threadsOfCandidate: (candidateId: number, at?: IsoInstant, id?: string) =>
    gsi2(`THREADS#CANDIDATE#${candidateId}`, at, id),
  /** GSI1 and GSI2: a company's and a candidate's interviews, by their ends. */
  interviewsOfRecruiter: (recruiterId: number, at?: IsoInstant, id?: string) =>
    gsi1(`INTERVIEWS#RECRUITER#${recruiterId}`, at, id),
  interviewsOfCandidate: (candidateId: number, at?: IsoInstant, id?: string) =>
    gsi2(`INTERVIEWS#CANDIDATE#${candidateId}`, at, id),
} as const;

const codesSortKey = 'CODES';
const requestedBy = {
  candidate: (place: string) => ({ GSI1PK: place, GSI1SK: codesSortKey }),
  recruiter: (place: string) => ({ GSI2PK: place, GSI2SK: codesSortKey }),
  admin: (place: string) => ({ GSI3PK: place, GSI3SK: codesSortKey }),
} as const;

/** The time and id that a place's sort key was made of. */
export function partsOfPlace(sortKey: string): { at: IsoInstant; id: string } {
  const [at = '', id = ''] = sortKey.split('#');
  return { at: isoInstant(at), id };
}

type SortPart = string | number | undefined;
const sortKey = (at: IsoInstant | undefined, id: SortPart) =>
  at === undefined || id === undefined ? '' : timed(at, id);

function gsi1(GSI1PK: string, at: IsoInstant | undefined, id: SortPart) {
  return { GSI1PK, GSI1SK: sortKey(at, id) };
}
function gsi2(GSI2PK: string, at: IsoInstant | undefined, id: SortPart) {
  return { GSI2PK, GSI2SK: sortKey(at, id) };
}
function gsi3(GSI3PK: string, at: IsoInstant | undefined, id: SortPart) {
  return { GSI3PK, GSI3SK: sortKey(at, id) };
}
