import { readTranscription } from '#functions/entities/transcription/transcription-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { startTranscription } from './start-transcription.ts';
import { transcriptionStatus } from './transcription-status.ts';

export const handler = createHandler(
  transcriptionCalls,
  { start: startTranscription, status: transcriptionStatus },
  { transcription: readTranscription },
);
