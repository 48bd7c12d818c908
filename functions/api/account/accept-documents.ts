import { acceptDocuments as accept } from '#functions/entities/consent/consent-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { accountCalls } from '#shared/contracts/account.ts';

/**
 * Stores the caller's consent to the legal documents (1 read and 4 write units). Idempotent.
 * @throws HttpError 400 when the caller's page showed versions that are not those of today
 */
export const acceptDocuments: UseCase<typeof accountCalls.acceptDocuments> = async ({ body, caller, now }) => {
  const { privacy_version: privacy, terms_version: terms, language } = body;
  await accept(caller, { versions: { privacy, terms }, language }, now);
  return undefined;
};
