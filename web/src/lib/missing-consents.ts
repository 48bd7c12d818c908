import { useSyncExternalStore } from 'react';
import { readMissing } from '#shared/contracts/missing-consents.ts';
import type { LegalDocument } from '#shared/domain/legal-versions.ts';

const none: readonly LegalDocument[] = [];
const listeners = new Set<() => void>();

interface Question {
  authorization: string;
  /** When the first response to the session came in this page, in milliseconds. */
  since: number;
  missing: readonly LegalDocument[];
  isAnswered: boolean;
}
let question: Question | undefined;

/** How long after that the question may appear, in milliseconds. */
const openingMs = 60_000;

const set = (next: Question): void => {
  question = next;
  for (const listener of listeners) listener();
};

/**
 * Notes what a response says about the consents of its session; responses of public calls say nothing. Only the beginning of
 * a visit counts: a version that changes meanwhile is requested at the next one, so that no form
 * is interrupted.
 */
export const noteMissingConsents = (authorization: string | undefined, header: string | undefined): void => {
  if (authorization === undefined) return;
  const now = Date.now();
  if (question?.authorization !== authorization) {
    question = { authorization, since: now, missing: none, isAnswered: false };
  }
  const isOpen = !question.isAnswered && question.missing.length === 0 && now - question.since < openingMs;
  if (header !== undefined && isOpen) set({ ...question, missing: readMissing(header) });
};

/** Ends the question of this session, as its user has accepted. */
export const endConsentQuestion = (): void => {
  if (question) set({ ...question, missing: none, isAnswered: true });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The legal documents that the owner of a session must accept before they go on. */
export const missingConsentsOf = (token: string | undefined): readonly LegalDocument[] =>
  question?.authorization === `Bearer ${token}` ? question.missing : none;

/** The same, as React state. */
export const useMissingConsents = (token: string | undefined): readonly LegalDocument[] =>
  useSyncExternalStore(
    subscribe,
    () => missingConsentsOf(token),
    () => none,
  );
