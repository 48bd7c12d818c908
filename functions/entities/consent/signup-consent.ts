import type { SignupConsent } from '#shared/contracts/consent-fields.ts';
import { isCurrent, legalVersions } from '#shared/domain/legal-versions.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { Consent } from './stored-consent.ts';

/** What a sign-up form's user accepted; undefined unless both documents were shown in the versions of today. */
export function consentOf(
  { privacy_version: privacy, terms_version: terms, consent_language: language = 'en' }: SignupConsent,
  now: EpochMs,
): Consent | undefined {
  return isCurrent({ privacy, terms }) ? { versions: legalVersions, language, at: toIso(now) } : undefined;
}
