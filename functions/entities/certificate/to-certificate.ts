import type { CertificateClaim, OpenCertificate } from '#shared/contracts/certificate-answers.ts';
import type { CertificateSummary } from './stored-certificate.ts';

/** The facts that a certificate states. */
export const factsOf = ({
  tag,
  scale,
  edition,
  results,
  taken_on,
  expires_on,
  certificate_number,
}: CertificateSummary) => ({ tag, scale, edition, results, taken_on, expires_on, certificate_number });

/** A certificate as admins see it beside others with its number. */
export const toClaim = (certificate: CertificateSummary, candidate_name: string | null): CertificateClaim => ({
  ...toOpen(certificate, candidate_name),
  status: certificate.status,
});

/** A certificate as admins see it. */
export const toOpen = (certificate: CertificateSummary, candidate_name: string | null): OpenCertificate => ({
  id: certificate.id,
  candidate_id: certificate.candidate_id,
  candidate_name,
  ...factsOf(certificate),
  uploaded_at: certificate.uploaded_at,
  version: certificate.version,
});
