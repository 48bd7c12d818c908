import { changeSamples, readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import type { sampleCalls } from '#shared/contracts/samples.ts';

/** Deletes a recording at once: its file first, so that an interrupted call can be repeated. It is idempotent. */
export const removeSample: UseCase<typeof sampleCalls.remove> = async ({ params, caller }) => {
  const { samples } = await readSamples(caller.id, true);
  const found = samples.find(({ id }) => id === params.id);
  if (!found) return;
  await deleteFiles([found.file_key]);
  await changeSamples(caller.id, (present) => {
    const others = present.samples.filter(({ id }) => id !== params.id);
    return others.length === present.samples.length ? present : { ...present, samples: others };
  });
};
