import {
  type BlockedSource,
  type BrowserReport,
  directivePattern,
  errorNamePattern,
  type ReportKind,
} from '#shared/domain/browser-report.ts';
import { bundleFrames, isOfExtension } from '#shared/domain/bundle-frames.ts';
import { scrubMessage } from '#shared/domain/scrub-message.ts';

/** What is read of an `error`, `unhandledrejection` or `securitypolicyviolation` event of the window. */
export interface FailureEvent {
  type: string;
  error?: unknown;
  reason?: unknown;
  message?: string;
  filename?: string;
  lineno?: number;
  colno?: number;
  effectiveDirective?: string;
  blockedURI?: string;
  sourceFile?: string | null;
  lineNumber?: number;
  columnNumber?: number;
}

/** A report without what is the same for all reports of a page. */
export type Failure = Omit<BrowserReport, 'release' | 'screen'>;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Failures that are none of the site's code: an aborted or lost request, and a notice of browsers about a late layout. */
const isUsual = ({ name, code, message }: { name?: unknown; code?: unknown; message?: unknown }): boolean =>
  name === 'AbortError' || code === 'NETWORK' || textIn(message).startsWith('ResizeObserver loop');

/** A stack without the message that it begins with in Chromium, which may be long. */
const stackOf = (stack: string, message: string): string =>
  stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;

const kindOf = (name: unknown, kind: ReportKind): ReportKind => (name === 'LoadFailure' ? 'chunk' : kind);

const ofCause = (
  kind: ReportKind,
  cause: unknown,
  place: string,
  fallback: string,
  origin: string,
): Failure | undefined => {
  const { name, message, stack, code } = Object(cause) as Record<string, unknown>;
  const stackText = stackOf(textIn(stack), textIn(message));
  if (isUsual({ name, code, message: message ?? fallback }) || isOfExtension(`${place} ${stackText}`)) return undefined;
  const found = bundleFrames(stackText, origin);
  const frames = found.length > 0 ? found : bundleFrames(place, origin);
  // What browsers say of a script of another origin, without any detail.
  if (frames.length === 0 && /^Script error\.?$/.test(fallback)) return undefined;
  return {
    kind: kindOf(name, kind),
    ...(typeof name === 'string' && { name: errorNamePattern.test(name) ? name : 'Error' }),
    message: scrubMessage(textIn(message) || (typeof cause === 'string' ? cause : fallback)),
    ...(frames.length > 0 && { frames }),
  };
};

const keywords: Record<string, BlockedSource> = {
  inline: 'inline',
  eval: 'eval',
  data: 'data',
  blob: 'blob',
  self: 'own',
};

const isOfPayment = (address: string): boolean =>
  /^https:\/\/(?:[\w-]{1,63}\.){0,4}razorpay\.com(?:[/:]|$)/.test(address);

const blockedSourceOf = (address: string, origin: string): BlockedSource => {
  const [scheme = ''] = address.split(':', 1);
  const keyword = keywords[scheme];
  if (keyword) return keyword;
  if (address === origin || address.startsWith(`${origin}/`)) return 'own';
  return isOfPayment(address) ? 'payment' : 'other';
};

const placeOf = (file: unknown, line = 0, column = 0): string => `${textIn(file)}:${line}:${column}`;

const ofViolation = (event: FailureEvent, origin: string): Failure | undefined => {
  const { effectiveDirective = '', blockedURI = '', sourceFile, lineNumber, columnNumber } = event;
  if (isOfExtension(`${blockedURI} ${sourceFile}`) || !directivePattern.test(effectiveDirective)) return undefined;
  // The checkout's styles are refused on purpose (decision 20).
  if (isOfPayment(textIn(sourceFile))) return undefined;
  const frames = bundleFrames(placeOf(sourceFile, lineNumber, columnNumber), origin);
  const blocked = blockedSourceOf(blockedURI, origin);
  return { kind: 'csp', directive: effectiveDirective, blocked, ...(frames.length > 0 && { frames }) };
};

/**
 * What is reported of a failure, without personal data; undefined for one that is none of the site's code.
 * @param origin of the site
 */
export const failureIn = (event: FailureEvent, origin: string): Failure | undefined => {
  const { type, error, reason, message, filename, lineno, colno } = event;
  if (type === 'securitypolicyviolation') return ofViolation(event, origin);
  if (type === 'unhandledrejection') return ofCause('rejection', reason, '', '', origin);
  return ofCause('error', error, placeOf(filename, lineno, colno), textIn(message), origin);
};
