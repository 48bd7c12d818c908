import type { Caller } from '#functions/entities/account/caller.ts';
import { missingConsentsHeader, writeMissing } from '#shared/contracts/missing-consents.ts';
import { documentsToAccept } from '#shared/domain/legal-versions.ts';

/** The header that asks for the consents that a caller has not given yet. Admins work for the operator: none. */
export function consentHeaders(caller: Caller | undefined): Record<string, string> {
  if (!caller || caller.kind === 'admin') return {};
  const missing = documentsToAccept(caller.acceptedUntil);
  return missing.length > 0 ? { [missingConsentsHeader]: writeMissing(missing) } : {};
}
