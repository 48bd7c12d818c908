import { type EpochMs, epochMs, toIso } from '#shared/domain/time.ts';
import type { LegalSettings } from '../settings/legal-settings.ts';

/** Months that the file is valid at least; RFC 9116 recommends less than a year. */
const validMonths = 10;

/** The end of validity: the first of a month, so that deployments of one month have the same file. */
export const expiryOf = (now: EpochMs): string => {
  const today = new Date(now);
  return toIso(epochMs(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + validMonths + 1, 1)));
};

/** `/.well-known/security.txt` (RFC 9116): where weaknesses are reported, valid for ten to eleven months from a deployment. */
export const securityTxt = ({ securityEmail, contactPoint }: LegalSettings, siteUrl: string, now: EpochMs): string =>
  [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expiryOf(now)}`,
    `Preferred-Languages: ${contactPoint.languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
