import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type ProfileFile, uploadRules } from '#shared/domain/file-type.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { contentTypeOf, fileProblem } from '#web/lib/file-rules.ts';
import { useT } from '#web/lib/i18n.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { profileQuery } from './profile-queries.ts';

export type UploadState =
  | { phase: 'idle' | 'checking' | 'done' }
  /** `percent`: share of the file's bytes that were sent. */
  | { phase: 'sending'; name: string; percent: number }
  /** `file`: what can be sent again; missing if it must be another file. */
  | { phase: 'failed'; text: string; file?: File };

const completionTimeoutMs = 60_000;

/** Tells the server that an upload will not be completed. Without an answer it expires there. */
const discardUpload = (id: string): void => {
  call(uploadCalls.cancel, { params: { id } }).catch(() => undefined);
};

/** Whether the server refused the file: sending the same one again cannot succeed. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Uploads the signed-in candidate's CV or video: prepares, sends with real progress, has it checked and attached. */
export const useFileUpload = (kind: ProfileFile, candidateId: number) => {
  const t = useT();
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  // The next upload waits until a cancelled one is prepared: the same content would otherwise be the same upload.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => running.current?.abort(), []);

  const problemText = (problem: NonNullable<ReturnType<typeof fileProblem>>) => {
    if (problem === 'wrongType') return t(`candidates.upload.${kind}.wrongType`);
    return t(`candidates.upload.${problem}`, { megabytes: uploadRules[kind].maxBytes / 1024 / 1024 });
  };

  const upload = async (file: File, signal: AbortSignal) => {
    signal.throwIfAborted();
    const content_type = contentTypeOf(kind, file.name) ?? file.type;
    // Not aborted: the id is needed to discard a cancelled upload.
    const form = await call(uploadCalls.start, { body: { kind, content_type, size: file.size } });
    const onProgress = (part: number) => setState({ phase: 'sending', name: file.name, percent: part * 100 });
    try {
      await sendFile(form, file, { onProgress, signal });
    } catch (error) {
      discardUpload(form.id);
      throw error;
    }
    setState({ phase: 'checking' });
    const options = { signal, timeoutMs: completionTimeoutMs };
    const candidate = await call(uploadCalls.complete, { params: { id: form.id } }, options);
    client.setQueryData(profileQuery(candidateId).queryKey, candidate);
    setState({ phase: 'done' });
  };

  const start = async (file: File): Promise<void> => {
    const problem = fileProblem(kind, file);
    if (problem) return setState({ phase: 'failed', text: problemText(problem) });
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', name: file.name, percent: 0 });
    const turn = last.current.then(() => upload(file, controller.signal));
    last.current = turn.catch(() => undefined);
    try {
      await turn;
    } catch (error) {
      if (controller.signal.aborted) return;
      const text = errorText(error, t(`candidates.upload.${kind}.failed`));
      setState({ phase: 'failed', text, ...(isRefusal(error) ? {} : { file }) });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  /** Another action has changed the file: a failed attempt before it no longer matters. */
  const forgetFailure = useCallback(
    () => setState((state) => (state.phase === 'failed' ? { phase: 'idle' } : state)),
    [],
  );
  return { state, start, cancel, forgetFailure };
};
