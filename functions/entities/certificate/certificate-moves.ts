import type { Transition } from '#functions/data/conditions.ts';
import type { CertificateStatus } from '#shared/domain/languages/certificate.ts';

/** Every way in which an admin decides about a certificate. A rejection is final: what it says about the number stays. */
export const certificateMoves = {
  /** The document states what its owner did, also when it was confirmed before. */
  confirm: { from: ['open', 'checked'], to: 'checked' },
  /** The document proves nothing, also after a confirmation. */
  reject: { from: ['open', 'checked'], to: 'rejected' },
} as const satisfies Record<string, Transition<CertificateStatus>>;
export type CertificateMove = keyof typeof certificateMoves;

/** Whether a move may start at a status. */
export const mayMove = (move: CertificateMove, status: CertificateStatus): boolean =>
  certificateMoves[move].from.some((each) => each === status);
