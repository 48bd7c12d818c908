import { createHandler } from '#functions/http/create-handler.ts';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { removeSample } from './remove-sample.ts';
import { ownSamples, samplesOfCandidate } from './sample-lists.ts';
import { startSampleUpload } from './start-upload.ts';

export const handler = createHandler(sampleCalls, {
  // The sentences of prompts and the readers of recordings are loaded with the first of each, not with every cold start.
  prompt: async (request) => (await import('./issue-prompt.ts')).issuePrompt(request),
  startUpload: startSampleUpload,
  finish: async (request) => (await import('./finish-sample.ts')).finishSample(request),
  own: ownSamples,
  ofCandidate: samplesOfCandidate,
  remove: removeSample,
});
