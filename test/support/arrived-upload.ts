import { expect } from 'vitest';
import { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { messageFileCalls } from '#shared/contracts/message-files.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import type { TestApi } from './api.ts';
import { smallPdf } from './small-pdf.ts';

const content = smallPdf('my life');

/** Starts an upload and sends its file, a PDF, without completing it; returns the id. */
export async function makeArrivedUpload(
  api: TestApi,
  token: string,
  kind: 'cv' | 'certificate' = 'cv',
): Promise<string> {
  const body = { kind, content_type: 'application/pdf', size: content.length } as const;
  const { body: started } = await api.call(uploadCalls.start, { token, body });
  await uploadFile(started, content);
  return started.id;
}

/** Starts the upload of a company's document and sends its file, without finishing it; returns the id. */
export async function makeArrivedDocument(api: TestApi, token: string, id: number, file = content): Promise<string> {
  const body = { content_type: 'application/pdf', size: file.length };
  const started = await api.call(companyDocumentCalls.startDocument, { token, params: { id }, body });
  expect(started.status, JSON.stringify(started.body)).toBe(201);
  await uploadFile(started.body, file);
  return started.body.id;
}

/** Starts the upload of a file for a message and sends its file, without finishing it; returns the id. */
export async function makeArrivedMessageFile(
  api: TestApi,
  token: string,
  thread: string,
  { name = 'My life.pdf', file = content } = {},
): Promise<string> {
  const body = { name, content_type: 'application/pdf', size: file.length };
  const started = await api.call(messageFileCalls.startFile, { token, params: { id: thread }, body });
  expect(started.status, JSON.stringify(started.body)).toBe(201);
  await uploadFile(started.body, file);
  return started.body.id;
}

/** Sends a file to the form of a started upload, as browsers do. */
export async function uploadFile(
  started: { url: string; fields: Record<string, string> },
  file: string,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(started.fields)) form.append(name, value);
  form.append('file', new Blob([file]), 'file');
  expect((await fetch(started.url, { method: 'POST', body: form })).status).toBeLessThan(300);
}
