/**
 * What browsers report about the site's code (decision 95): a failure, or how a visit felt. No field can hold personal data: each is
 * one of a few words, or passes `scrub-message.ts` or `bundle-frames.ts`.
 */

/** Path of the call below `/api`. Here, so that the browser needs no contract to report. */
export const browserReportPath = '/browser-reports';

/** Uncaught errors, rejected promises, code that did not arrive, refusals of the Content-Security-Policy, and Web Vitals. */
export const reportKinds = ['error', 'rejection', 'chunk', 'csp', 'vitals'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What the Content-Security-Policy refused: never an address, whose host may name a person. */
export const blockedSources = ['inline', 'eval', 'data', 'blob', 'own', 'payment', 'other'] as const;
export type BlockedSource = (typeof blockedSources)[number];

/** The buckets of Web Vitals, as `web-vitals` names them. */
export const vitalsBuckets = ['good', 'needs-improvement', 'poor'] as const;
type VitalsBucket = (typeof vitalsBuckets)[number];

/** Largest contentful paint, interaction to next paint, cumulative layout shift. */
export const vitalsNames = ['lcp', 'inp', 'cls'] as const;
export type Vitals = Partial<Record<(typeof vitalsNames)[number], VitalsBucket>>;

/** Bytes of a report's JSON. */
export const maxReportBytes = 2048;
export const maxFrames = 8;

/** The screen of an address that no route has, and of a page whose code did not load. */
export const unknownScreen = '*';

/** The path of a route in the notation of React Router, such as `/job/:jobId`: no digits, so no ids. */
export const screenPattern = /^(?:\*|\/|(?:\/:?[A-Za-z-]{1,40}\??){1,6})$/;
/** The hash in the name of the build's entry, see `release-of-page.ts`. */
export const releasePattern = /^[\w-]{1,40}$/;
export const errorNamePattern = /^[A-Z]?[A-Za-z]{0,30}(?:Error|Exception|Failure)$/;
export const directivePattern = /^[a-z-]{1,30}$/;

export interface BrowserReport {
  kind: ReportKind;
  release: string;
  screen: string;
  /** The class of an error, such as `TypeError`. */
  name?: string | undefined;
  /** The words of an error, see `scrub-message.ts`. */
  message?: string | undefined;
  /** Places in the build's files, the innermost first, see `bundle-frames.ts`. */
  frames?: string[] | undefined;
  /** The directive of the Content-Security-Policy that refused something. */
  directive?: string | undefined;
  blocked?: BlockedSource | undefined;
  vitals?: Vitals | undefined;
}
