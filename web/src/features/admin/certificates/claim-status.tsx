import type { CertificateStatus } from '#shared/domain/languages/certificate.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<CertificateStatus, Tone> = { open: 'warning', checked: 'success', rejected: 'danger' };

/** What was decided about a claim of a number. */
export const ClaimStatus = ({ status }: { status: CertificateStatus }) => {
  const t = useT();
  return <Badge tone={tones[status]}>{t(`certificateReview.claim.${status}`)}</Badge>;
};
