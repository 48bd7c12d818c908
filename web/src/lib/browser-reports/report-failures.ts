import type { BrowserReport } from '#shared/domain/browser-report.ts';
import { whenOnline } from '../when.ts';
import { type Failure, type FailureEvent, failureIn } from './failure-in.ts';
import { releaseOfPage, shownScreen } from './page-facts.ts';
import { sendReport } from './send-report.ts';

declare global {
  interface Window {
    /** Hands over the failures that `public/before-paint.js` recorded, and then each as it happens. */
    takeFailures?: (report: (event: Event) => void) => void;
    /** Sends a report of code that did not arrive, without any code of the build. */
    reportLostCode?: () => void;
  }
}

/** How many failures a page reports until it is loaded again. */
export const maxFailures = 10;

/** The share of page visits whose Web Vitals are reported. */
const vitalsShare = 0.1;

/** Reports each different failure once, the first of them only. */
export const createReporter = (origin: string, send: (failure: Failure) => void): ((event: FailureEvent) => void) => {
  const causes = new WeakSet<object>();
  const sent = new Set<string>();
  return (event) => {
    const cause = event.type === 'unhandledrejection' ? event.reason : event.error;
    if (typeof cause === 'object' && cause !== null) {
      if (causes.has(cause)) return;
      causes.add(cause);
    }
    if (sent.size >= maxFailures) return;
    const failure = failureIn(event, origin);
    const text = JSON.stringify(failure);
    if (!failure || sent.has(text)) return;
    sent.add(text);
    send(failure);
  };
};

/** Reports the failures of this page, those before this call too, and the Web Vitals of some visits. Nothing is stored in the browser. */
export const reportFailures = (): void => {
  const release = releaseOfPage();
  const send = (part: Omit<BrowserReport, 'release' | 'screen'>, screen: string) => {
    void whenOnline().then(() => sendReport({ ...part, release, screen }));
  };
  const report = createReporter(window.location.origin, (failure) => send(failure, shownScreen()));
  window.takeFailures?.((event) => {
    // Files that a page lacks are no failures of code; `load-code.ts` announces its own.
    if (event.type !== 'error' || event.target === window) report(event as FailureEvent);
  });
  const firstScreen = shownScreen();
  if (Math.random() >= vitalsShare) return;
  void import('./report-vitals.ts').then(
    ({ reportVitals }) =>
      reportVitals((vitals) => sendReport({ kind: 'vitals', vitals, release, screen: firstScreen })),
    () => undefined,
  );
};
