import { outputOf, transcriptionsOf } from '#functions/entities/transcription/transcription-store.ts';
import { readTranscript } from '#functions/services/speech/transcript-store.ts';
import type { CandidateData } from '#shared/contracts/own-data.ts';
import { toIso } from '#shared/domain/time.ts';
import type { everything } from './everything.ts';

/** The transcriptions of a candidate's video, whoever requested them, with their texts (0.5 read units, and a file each). */
export async function ownTranscripts(
  candidateId: number,
  read: ReturnType<typeof everything>['read'],
): Promise<CandidateData['transcripts']> {
  const stored = await read((page) => transcriptionsOf(candidateId, page));
  return await Promise.all(
    stored.map(async (each) => ({
      requested_at: toIso(each.requested_at),
      status: each.status,
      text: each.status === 'completed' ? ((await readTranscript(outputOf(each))) ?? null) : null,
      language: each.identified_language ?? null,
    })),
  );
}
