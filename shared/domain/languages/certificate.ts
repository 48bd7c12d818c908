import type { ScaleId } from './scale.ts';
import type { Skill } from './skills.ts';

/** What a document states for one skill. */
export interface CertifiedResult {
  skill: Skill;
  level: string | null;
  score: number | null;
}

/** The facts of a certificate as its owner stated them, and whether an admin found them in the document. */
export interface Certificate {
  tag: string;
  scale: ScaleId;
  edition: string | null;
  results: readonly CertifiedResult[];
  taken_on: string | null;
  expires_on: string | null;
  certificate_number: string | null;
  is_checked: boolean;
}

/** How many certificates one person may have. */
export const maxCertificates = 20;

export const certificateStatuses = ['open', 'checked', 'rejected'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** Why an admin rejects a document. */
export const rejectionReasons = [
  'unreadable',
  'other_facts',
  'other_person',
  'number_missing',
  'not_genuine',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
export const rejectionNoteLength = 500;
