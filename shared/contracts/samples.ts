import * as z from 'zod/mini';
import { sampleEndings, sampleTypes } from '../domain/spoken-sample.ts';
import { interfaceLanguages } from '../locales/languages.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { idText, instant, opaqueId } from './fields.ts';
import { languageTag } from './language-tag.ts';
import { spokenSample } from './spoken-sample.ts';
import { fileSize, uploadForm } from './upload-form.ts';

const key = opaqueId(/^[0-9a-f-]{36}$/);

/** A task to speak about without preparation. */
export const samplePrompt = z.object({
  id: z.string(),
  tag: z.string(),
  text: z.string(),
  /** Where this is another language than that of `tag`, the answer is still given in that of `tag`. */
  text_language: z.enum(interfaceLanguages),
  /** Until then the upload of the answer must begin. */
  expires_at: instant,
});
export type SamplePrompt = z.output<typeof samplePrompt>;

const named = { prompt_id: key, tag: languageTag };

export const sampleCalls = {
  prompt: defineCall({
    method: 'POST',
    path: '/samples/prompts',
    summary: "Issues a prompt for a recording in a language; it replaces the caller's prompt before.",
    access: { candidate: 'any' },
    body: z.object({
      tag: languageTag,
      /** The language of the prompt's text where the site does not have the spoken one. */
      locale: z._default(z.enum(interfaceLanguages), 'en'),
    }),
    switch: 'uploads',
    status: 201,
    answer: samplePrompt,
    errors: ['INVALID_STATE', 'TOO_MANY_REQUESTS'],
  }),
  startUpload: defineCall({
    method: 'POST',
    path: '/samples/uploads',
    summary: "Prepares the upload of the answer to the caller's open prompt; a repeated call gives the same upload.",
    access: { candidate: 'any' },
    body: z.object({
      ...named,
      content_type: z.enum(
        sampleEndings.map((ending) => sampleTypes[ending]),
        textId('sample_type_wrong'),
      ),
      size: fileSize,
    }),
    switch: 'uploads',
    status: 201,
    answer: uploadForm,
    errors: ['PROMPT_EXPIRED', 'UPLOAD_REJECTED'],
  }),
  finish: defineCall({
    method: 'POST',
    path: '/samples',
    summary: 'Checks the uploaded recording, removes its metadata and keeps it in place of that language; idempotent.',
    access: { candidate: 'any' },
    body: z.object({ ...named, upload_id: key }),
    switch: 'uploads',
    status: 201,
    answer: spokenSample,
    errors: ['PROMPT_EXPIRED', 'UPLOAD_REJECTED'],
  }),
  own: defineCall({
    method: 'GET',
    path: '/samples',
    summary: "The caller's recordings, at most one for each language.",
    access: { candidate: 'any' },
    status: 200,
    answer: z.array(spokenSample),
  }),
  ofCandidate: defineCall({
    method: 'GET',
    path: '/candidate/profile/{id}/samples',
    summary: 'The recordings of a candidate, for verified recruiters; the profile may be masked.',
    access: { recruiter: 'any' },
    verified: 'candidates',
    params: z.object({ id: idText }),
    status: 200,
    answer: z.array(spokenSample),
    errors: ['CANDIDATE_NOT_FOUND', 'NOT_VERIFIED'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/samples/{id}',
    summary: "Deletes one of the caller's recordings, if it is there.",
    access: { candidate: 'any' },
    params: z.object({ id: key }),
    status: 204,
  }),
};
