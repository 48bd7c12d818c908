import { useSyncExternalStore } from 'react';
import { readMissing } from '#shared/contracts/missing-consents.ts';
import type { LegalDocument } from '#shared/domain/legal-versions.ts';

const none: readonly LegalDocument[] = [];
const listeners = new Set<() => void>();
let asked: { authorization: string; missing: readonly LegalDocument[] } | undefined;

/**
 * Notes what the first response to a session in this page says: a version that changes while somebody works is asked about
 * with the next visit, so that nothing that is being typed is interrupted.
 */
export const noteMissingConsents = (authorization: string | undefined, header: string | undefined): void => {
  if (authorization === undefined || authorization === asked?.authorization) return;
  asked = { authorization, missing: readMissing(header) };
  for (const listener of listeners) listener();
};

/** Ends the question of this session, as its user has accepted. */
export const endConsentQuestion = (): void => {
  if (asked) asked = { ...asked, missing: none };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The legal documents that the owner of a session is asked about before they go on. */
export const useMissingConsents = (token: string | undefined): readonly LegalDocument[] =>
  useSyncExternalStore(
    subscribe,
    () => (asked?.authorization === `Bearer ${token}` ? asked.missing : none),
    () => none,
  );
