import { readOwnApplication } from '#functions/entities/application/own-application.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { interviewKitCalls } from '#shared/contracts/interview-kit.ts';
import { listAttestations, revokeAsAdmin } from './admin-attestations.ts';
import { attestLanguages, readAttestation, revokeAttestation } from './attest-languages.ts';
import { listOwnAttestations, showAttestation } from './own-attestations.ts';

// What companies saw of candidates' languages: in interviews, for themselves, and at work, which vouches for them.
const kits = () => import('./interview-kit.ts');

export const handler = createHandler(
  { ...attestationCalls, ...interviewKitCalls },
  {
    ofApplication: readAttestation,
    attest: attestLanguages,
    revoke: revokeAttestation,
    mine: listOwnAttestations,
    show: showAttestation,
    ofCandidate: listAttestations,
    adminRevoke: revokeAsAdmin,
    kit: async (request) => (await kits()).readKit(request),
    saveScorecard: async (request) => (await kits()).saveScorecard(request),
    saveQuestions: async (request) => (await kits()).saveQuestions(request),
  },
  {
    application: readOwnApplication,
    interview: async (id: string) =>
      (await import('#functions/entities/interview/interview-store.ts')).readInterview(id),
  },
);
