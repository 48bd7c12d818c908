import { readOwnApplication } from '#functions/entities/application/own-application.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { listAttestations, revokeAsAdmin } from './admin-attestations.ts';
import { attestLanguages, readAttestation, revokeAttestation } from './attest-languages.ts';
import { listOwnAttestations, showAttestation } from './own-attestations.ts';

export const handler = createHandler(
  attestationCalls,
  {
    ofApplication: readAttestation,
    attest: attestLanguages,
    revoke: revokeAttestation,
    mine: listOwnAttestations,
    show: showAttestation,
    ofCandidate: listAttestations,
    adminRevoke: revokeAsAdmin,
  },
  { application: readOwnApplication },
);
