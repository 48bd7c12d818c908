import { createHandler } from '#functions/http/create-handler.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { addCertificate } from './add-certificate.ts';
import { attestLanguages, readAttestation, revokeAttestation } from './attest-languages.ts';
import { decideCertificate } from './decide-certificate.ts';
import { dismissDuplicate, listDuplicates, listOpenCertificates, readOpenCertificate } from './open-certificates.ts';
import { listOwnAttestations, showAttestation } from './own-attestations.ts';
import { listOwnCertificates, removeCertificate } from './own-certificates.ts';

export const handler = createHandler(
  { ...certificateCalls, ...attestationCalls },
  {
    mine: listOwnCertificates,
    add: addCertificate,
    remove: removeCertificate,
    open: listOpenCertificates,
    duplicates: listDuplicates,
    dismissDuplicate,
    document: readOpenCertificate,
    decide: decideCertificate,
    ofApplication: readAttestation,
    attest: attestLanguages,
    revokeAttestation,
    attestations: listOwnAttestations,
    showAttestation,
  },
);
