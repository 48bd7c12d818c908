import type { UserType } from '#shared/domain/account-kind.ts';

/** Limits of the report's figures. Tests enforce units and sizes as well. */
export interface PageBudget {
  path: string;
  /** Whose demo account is signed in; absent: a guest. */
  as?: UserType;
  /** Lighthouse's score on a simulated phone. */
  performance: number;
  /** Its scores for accessibility, best practices and search; absent: no limit. */
  others?: number;
  /** Seconds. */
  lcp: number;
  /** Milliseconds. */
  tbt?: number;
  cls?: number;
}

/** The budgets of screens of signed-in users. */
export const budgetsFor = (as: UserType, paths: readonly string[]): PageBudget[] =>
  paths.map((path) => ({ path, as, performance: 95, lcp: 2.5, cls: 0.02 }));

/** The screens of the report. */
export const lighthouseBudgets: readonly PageBudget[] = [
  { path: '/', performance: 98, others: 100, lcp: 1.8, tbt: 50, cls: 0.02 },
  { path: '/jobs', performance: 98, others: 100, lcp: 1.8, cls: 0.02 },
  { path: '/jobs/1', performance: 98, others: 100, lcp: 1.8, cls: 0.02 },
  { path: '/login', performance: 98, others: 100, lcp: 1.8, cls: 0.02 },
  ...budgetsFor('candidate', ['/candidate/dashboard']),
  ...budgetsFor('recruiter', ['/recruiter/dashboard', '/recruiter/view-candidates']),
  ...budgetsFor('admin', ['/admin/dashboard']),
];

/** When the first card of a list is painted on a slow phone, in seconds: on the first visit, and with the stored files. */
export const firstCardSeconds = { first: 2.5, again: 1.2 } as const;

/** Largest contentful paint of a repeat visit, in seconds. */
export const repeatVisitLcp = 1.2;

/** As a multiple of the raw handler: import and first call in a fresh process. */
export const coldStartRatio = { health: 1.1, jobs: 1.25 } as const;

/** As a multiple of the raw handler: processor time of a call when everything is loaded. */
export const warmCallRatio = 2;

/** As a fraction of the SDK's own rate of reading items. */
export const throughputRatio = { 1: 0.75, 16: 0.85 } as const;

/** KB of minified code that a cold start reads: with DynamoDB only, and with other clients that are not lazy. */
export const ordinaryBundleKb = 320;
export const bundleBudgetKb: Readonly<Record<string, number>> = { auth: ordinaryBundleKb + 60 };

/** KB of gzipped code. */
export const webBudgetKb = { landingScripts: 115, landingStyles: 8, routeChunk: 20 } as const;

/** Milliseconds in which the languages of one candidate are compared with 20 jobs. */
export const matchPageMs = 1;
