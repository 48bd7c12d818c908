import { AccountLink } from '#web/features/account/account-link.tsx';
import { OwnAttestations } from '#web/features/attestations/own-attestations.tsx';
import { CertificateSection } from '#web/features/certificates/certificate-section.tsx';
import { ImportLink } from '#web/features/portable/import-link.tsx';
import { OwnSamples } from '#web/features/samples/own-samples.tsx';

/** What follows the own profile: recordings, what vouches for the languages, and further ways. */
export const OwnFurther = ({ candidateId }: { candidateId: number }) => (
  <div className="mt-6 space-y-6">
    <OwnSamples />
    <CertificateSection candidateId={candidateId} />
    <OwnAttestations />
    <ImportLink />
    <AccountLink />
  </div>
);
