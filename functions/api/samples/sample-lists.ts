import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import type { SpokenSamples } from '#functions/entities/spoken-sample/stored-samples.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireVerified } from '#functions/policies/candidate-access.ts';
import { toSample } from '#functions/services/files/to-sample.ts';
import type { sampleCalls } from '#shared/contracts/samples.ts';

const listed = ({ samples }: SpokenSamples) => Promise.all(samples.map(toSample));

export const ownSamples: UseCase<typeof sampleCalls.own> = async ({ caller }) =>
  await listed(await readSamples(caller.id, true));

/**
 * The recordings of an active candidate (1 read unit). A voice can identify a person: recruiters who are not verified
 * hear none, like contact details. No subscription is needed, as the recordings belong to the masked profile.
 */
export const samplesOfCandidate: UseCase<typeof sampleCalls.ofCandidate> = async ({ params, caller }) => {
  requireVerified(caller);
  const [profile, samples] = await Promise.all([readCandidate(params.id), readSamples(params.id)]);
  if (profile?.summary.state !== 'active') throw new HttpError('CANDIDATE_NOT_FOUND');
  return await listed(samples);
};
