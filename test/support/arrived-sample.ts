import { expect } from 'vitest';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { sampleCalls } from '#shared/contracts/samples.ts';
import type { TestApi } from './api.ts';
import { webmRecording } from './recordings.ts';

export interface NamedPrompt {
  prompt_id: string;
  tag: string;
}

/** Lets a candidate state languages, as prompts are only for these. */
export async function stateLanguages(api: TestApi, token: string, tags: readonly string[]): Promise<void> {
  const body = { languages: tags.map((tag) => ({ tag, skills: {} })), modes: [] };
  expect((await api.call(candidateCalls.setLanguages, { token, body })).status).toBe(200);
}

/** Gets a prompt in a language that the candidate states. */
export async function makePrompt(api: TestApi, token: string, tag: string): Promise<NamedPrompt> {
  const { status, body } = await api.call(sampleCalls.prompt, { token, body: { tag, locale: 'en' } });
  expect(status).toBe(201);
  return { prompt_id: body.id, tag };
}

/** Posts a recording to a signed form, as browsers do; returns the status. */
export async function sendRecording(
  { url, fields }: { url: string; fields: Record<string, string> },
  bytes: Uint8Array,
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Buffer.from(bytes)]), 'file');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

/** Uploads a recording as the answer to a prompt, without finishing it; returns what finishes it. */
export async function makeArrivedSample(
  api: TestApi,
  token: string,
  prompt: NamedPrompt,
  bytes: Uint8Array = webmRecording(3),
  content_type: 'audio/webm' | 'audio/mp4' | 'audio/ogg' = 'audio/webm',
) {
  const body = { ...prompt, content_type, size: bytes.length };
  const started = await api.call(sampleCalls.startUpload, { token, body });
  expect(started.status).toBe(201);
  expect(await sendRecording(started.body, bytes)).toBeLessThan(300);
  return { ...prompt, upload_id: String(started.body.id) };
}
