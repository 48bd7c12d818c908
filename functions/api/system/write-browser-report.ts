import { routesOf } from '#functions/http/create-handler.ts';
import type { UseCase } from '#functions/http/request.ts';
import { optionalSetting } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { browserReportCalls } from '#shared/contracts/browser-reports.ts';
import { scrubMessage } from '#shared/domain/scrub-message.ts';
import { spendReport } from './report-budget.ts';

/**
 * Writes a report as one line of the log, without address or session of its sender. A report over a budget gets the same response
 * and writes nothing: nothing reads the response of a beacon, and a flood costs no lines.
 */
const writeBrowserReport: UseCase<typeof browserReportCalls.reportFromBrowser> = async ({
  body,
  clientAddress,
  now,
}) => {
  const outcome = spendReport(clientAddress, now);
  if (outcome === 'first-refused') log('BROWSER_REPORTS_DROPPED');
  if (outcome !== 'within') return undefined;
  const { message, frames, vitals, ...fixed } = body;
  log('BROWSER_REPORTED', {
    ...fixed,
    // Other programs than the site may send a report, too.
    ...(message !== undefined && { message: scrubMessage(message) }),
    ...(frames && { frames: frames.join(' ') }),
    ...vitals,
    // The commit that was deployed when the report came: the page may be of an earlier build.
    served: optionalSetting('RELEASE'),
  });
  return undefined;
};

/** The call that a cold start does not load. */
export const browserReportRoutes = routesOf(browserReportCalls, { reportFromBrowser: writeBrowserReport });
