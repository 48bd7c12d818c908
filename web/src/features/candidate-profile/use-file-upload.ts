import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type ProfileFile, uploadRules } from '#shared/domain/file-type.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, errorText, isRefusal } from '#web/lib/api-error.ts';
import { type FileProblem, inspectChosen } from '#web/lib/file-rules.ts';
import { useT } from '#web/lib/i18n.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { resumableUpload } from '#web/lib/resumable-upload.ts';
import { type UploadOptions, uploadFile } from '#web/lib/upload-file.ts';
import { profileQuery } from './profile-queries.ts';

export type UploadState =
  | { phase: 'idle' | 'checking' | 'done' }
  /** `percent`: share of the file's bytes that were sent. */
  | { phase: 'sending'; name: string; percent: number }
  /** A video that only some devices play waits for the person's word. `format`: its name. */
  | { phase: 'rare'; file: File; format: string }
  /** `file`: what can be sent again; missing if it must be another file. */
  | { phase: 'failed'; text: string; file?: File };

const completionTimeoutMs = 60_000;

/**
 * Whether sending the same file again cannot succeed. An upload that the server no longer knows has expired: it is no
 * refusal of the file.
 */
const isRefusedFile = (error: unknown) =>
  isRefusal(error) && !(error instanceof ApiError && error.code === 'NOT_FOUND');

interface AttachOptions extends UploadOptions {
  /** Called when the file has arrived and its check begins. */
  onArrived: () => void;
}

/** The upload of a file that becomes part of the profile; a retry resumes what failed. */
const profileUpload = (kind: ProfileFile, file: File) =>
  resumableUpload(
    (options: AttachOptions) => uploadFile(kind, file, options),
    (id, { signal, onArrived }) => {
      onArrived();
      return call(uploadCalls.complete, { params: { id } }, { signal, timeoutMs: completionTimeoutMs });
    },
  );

/** Uploads the signed-in candidate's CV or video: prepares, sends with real progress, has it checked and attached. */
export const useFileUpload = (kind: ProfileFile, candidateId: number) => {
  const t = useT();
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  const resumable = useRef<{ file: File; send: ReturnType<typeof profileUpload> }>(null);
  // The next upload waits until a cancelled one is prepared: the same content would otherwise be the same upload.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => running.current?.abort(), []);

  const problemText = (problem: FileProblem) => {
    if (problem === 'wrongType') return t(`candidates.upload.${kind}.wrongType`);
    if (problem !== 'tooLarge' && problem !== 'empty') return refusalText(problem) ?? '';
    return t(`candidates.upload.${problem}`, { megabytes: uploadRules[kind].maxBytes / 1024 / 1024 });
  };

  const upload = async (file: File, signal: AbortSignal) => {
    if (resumable.current?.file !== file) resumable.current = { file, send: profileUpload(kind, file) };
    const candidate = await resumable.current.send({
      onProgress: (part) => setState({ phase: 'sending', name: file.name, percent: part * 100 }),
      onArrived: () => setState({ phase: 'checking' }),
      signal,
    });
    client.setQueryData(profileQuery(candidateId).queryKey, candidate);
    setState({ phase: 'done' });
  };

  /** Begins a step unless one is running already: a second event in the same frame, before the buttons are gone. */
  const begin = async (step: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (running.current && !running.current.signal.aborted) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await step(controller.signal);
    } finally {
      if (running.current === controller) running.current = null;
    }
  };

  const sendWhile = async (file: File, signal: AbortSignal): Promise<void> => {
    setState({ phase: 'sending', name: file.name, percent: 0 });
    const turn = last.current.then(() => upload(file, signal));
    last.current = turn.catch(() => undefined);
    try {
      await turn;
    } catch (error) {
      if (signal.aborted) return;
      const text = errorText(error, t(`candidates.upload.${kind}.failed`));
      setState({ phase: 'failed', text, ...(isRefusedFile(error) ? {} : { file }) });
    }
  };

  /** Sends a file that was inspected. */
  const send = (file: File): Promise<void> => begin((signal) => sendWhile(file, signal));

  /** Inspects a file that was chosen, and sends it unless something is to be said about it before. */
  const start = (file: File): Promise<void> =>
    begin(async (signal) => {
      setState({ phase: 'checking' });
      const chosen = await inspectChosen(kind, file);
      if (signal.aborted) return;
      if (chosen.problem !== null) setState({ phase: 'failed', text: problemText(chosen.problem) });
      else if (chosen.rareFormat !== null) setState({ phase: 'rare', file, format: chosen.rareFormat });
      else await sendWhile(file, signal);
    });

  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  /** Another action has changed the file: a failed attempt before it no longer matters. */
  const forgetFailure = useCallback(
    () => setState((state) => (state.phase === 'failed' ? { phase: 'idle' } : state)),
    [],
  );
  return { state, start, send, cancel, forgetFailure };
};
