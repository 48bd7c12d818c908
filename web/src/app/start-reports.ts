import { whenIdle } from '#web/lib/when.ts';

/** Starts the reports of failures once the first screen is shown: no visit waits for their code. Never throws. */
export const startReports = async (): Promise<void> => {
  await whenIdle();
  try {
    const { reportFailures } = await import('#web/lib/browser-reports/report-failures.ts');
    reportFailures();
  } catch {
    window.reportLostCode?.();
  }
};
