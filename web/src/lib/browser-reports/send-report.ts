import { type BrowserReport, browserReportPath } from '#shared/domain/browser-report.ts';

const url = `/api${browserReportPath}`;
const type = 'application/json';

const isBeaconSent = (body: string): boolean => {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type }));
  } catch {
    // There is no such function, or it refuses JSON, as older browsers do.
    return false;
  }
};

/** Sends a report, also from a page that is being left. A report that is lost is not repeated. */
export const sendReport = (report: BrowserReport): void => {
  const body = JSON.stringify(report);
  if (isBeaconSent(body)) return;
  const request = {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    keepalive: true,
    credentials: 'omit',
  } as const;
  void fetch(url, request).catch(() => undefined);
};
