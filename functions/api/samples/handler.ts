import { createHandler } from '#functions/http/create-handler.ts';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { finishSample } from './finish-sample.ts';
import { issuePrompt } from './issue-prompt.ts';
import { removeSample } from './remove-sample.ts';
import { ownSamples, samplesOfCandidate } from './sample-lists.ts';
import { startSampleUpload } from './start-upload.ts';

export const handler = createHandler(sampleCalls, {
  prompt: issuePrompt,
  startUpload: startSampleUpload,
  finish: finishSample,
  own: ownSamples,
  ofCandidate: samplesOfCandidate,
  remove: removeSample,
});
