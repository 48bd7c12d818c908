import { OwnAttestations } from '#web/features/attestations/own-attestations.tsx';
import { CertificateSection } from '#web/features/certificates/certificate-section.tsx';

/** What vouches for the languages of the signed-in candidate. */
export const OwnEvidence = ({ candidateId }: { candidateId: number }) => (
  <>
    <CertificateSection candidateId={candidateId} />
    <OwnAttestations />
  </>
);
