import { applicationCalls } from '#shared/contracts/applications.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { TestApi } from './api.ts';
import { callFixtures } from './call-fixtures.ts';
import type { Cast } from './cast.ts';

/** Candidate 7 states the result that the fixture of a new certificate proves. */
export const stateJapanese = (api: TestApi, { candidate: { token } }: Cast) =>
  api.call(candidateCalls.setLanguages, {
    token,
    body: { languages: [{ tag: 'ja', skills: { reading: [{ scale: 'jlpt', level: 'N2', score: 118 }] } }], modes: [] },
  });

/** Recruiter 7 hires candidate 7, who states Japanese. */
export async function hire(api: TestApi, cast: Cast): Promise<void> {
  const body = { status: 'hired' as const };
  await api.call(applicationCalls.updateStatus, { token: cast.recruiter.token, params: { id: '100-7' }, body });
  await stateJapanese(api, cast);
}

/** Recruiter 7, who hired candidate 7, attests what the fixture says. */
export async function attest(api: TestApi, cast: Cast): Promise<void> {
  await hire(api, cast);
  const { params, body } = callFixtures['attestations.attest'] ?? {};
  await api.call(attestationCalls.attest, { token: cast.recruiter.token, params, body } as object);
}
