import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { certificateDays } from '#functions/services/visits/certificate-days.ts';
import { visitSite } from '#functions/services/visits/visit-site.ts';

/** The last days of a certificate: AWS has tried to renew it for a month by then. */
const minDays = 30;

/**
 * Visits the site from outside the API's path, and looks at its certificate, whatever the visits find. A schedule starts it each minute;
 * the alarm `SiteDown` counts runs that failed, and minutes without a run.
 * @throws Error when a page or call is not what it should be
 */
export async function handler(): Promise<void> {
  const siteUrl = setting('SITE_URL');
  for (const done of await Promise.allSettled([findFaults(siteUrl), watchCertificate(new URL(siteUrl))])) {
    if (done.status === 'rejected') throw done.reason;
  }
}

async function findFaults(siteUrl: string): Promise<void> {
  const faults = await visitSite(siteUrl);
  if (faults.length === 0) return;
  log('SITE_FAULTY', { faults: faults.join(', ') });
  throw new Error(`${faults.length} visits of the site failed.`);
}

async function watchCertificate({ protocol, host }: URL): Promise<void> {
  // A stand-in of the edge has none.
  if (protocol !== 'https:') return;
  const days = await certificateDays(host, clock.now());
  if (days < minDays) log('CERTIFICATE_ENDS', { days });
}
