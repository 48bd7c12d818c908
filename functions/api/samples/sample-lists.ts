import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import type { SpokenSamples } from '#functions/entities/spoken-sample/stored-samples.ts';
import type { UseCase } from '#functions/http/request.ts';
import { requireVisible } from '#functions/policies/visible-candidate.ts';
import { toSample } from '#functions/services/files/to-sample.ts';
import type { sampleCalls } from '#shared/contracts/samples.ts';

const listed = ({ samples }: SpokenSamples) => Promise.all(samples.map(toSample));

export const ownSamples: UseCase<typeof sampleCalls.own> = async ({ caller }) =>
  await listed(await readSamples(caller.id, true));

/**
 * The recordings of a candidate whom the recruiter may see (1 read unit). A voice can identify a person: recruiters who are not verified
 * hear none, like contact details. No subscription is needed, as the recordings belong to the masked profile.
 */
export const samplesOfCandidate: UseCase<typeof sampleCalls.ofCandidate> = async ({ params, caller }) => {
  const [profile, samples] = await Promise.all([readCandidate(params.id), readSamples(params.id)]);
  await requireVisible(caller, profile);
  return await listed(samples);
};
