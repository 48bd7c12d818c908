import { useEffect, useRef, useState } from 'react';
import { messageFileCalls } from '#shared/contracts/message-files.ts';
import { uploadRules } from '#shared/domain/file-type.ts';
import { maxFileName, maxMessageFiles } from '#shared/domain/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { type FileProblem, inspectChosen } from '#web/lib/file-rules.ts';
import { useT } from '#web/lib/i18n.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { toast } from '#web/ui/toast-store.ts';

/** A file that goes with the next message. `percent`: the share of its bytes that were sent. */
export interface Attached {
  key: number;
  file: File;
  state:
    | { phase: 'sending'; percent: number }
    | { phase: 'failed'; text: string; isFinal: boolean }
    | { phase: 'ready'; id: string };
}

const storeTimeoutMs = 60_000;
export const megabytes = uploadRules.certificate.maxBytes / 1024 / 1024;

/** The end of a name that is too long, so that its ending stays. */
const nameOf = ({ name }: File): string =>
  name.length > maxFileName ? [...name].slice(-maxFileName / 2).join('') : name;

/** The files of the next message in a thread: each is uploaded and checked as soon as it is added. */
export const useFiles = (threadId: string) => {
  const t = useT();
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const each of current.values()) each.abort();
    };
  }, []);

  const setState = (key: number, state: Attached['state']) =>
    setFiles((present) => present.map((each) => (each.key === key ? { ...each, state } : each)));

  const textOf = (problem: FileProblem): string => {
    const isOwn = problem === 'wrongType' || problem === 'tooLarge' || problem === 'empty';
    return isOwn ? t(`messages.${problem}`, { megabytes }) : (refusalText(problem) ?? t('messages.fileFailed'));
  };

  const upload = async (key: number, file: File): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    setState(key, { phase: 'sending', percent: 0 });
    try {
      const chosen = await inspectChosen('certificate', file);
      if (chosen.problem !== null) {
        return setState(key, { phase: 'failed', text: textOf(chosen.problem), isFinal: true });
      }
      const body = { name: nameOf(file), content_type: chosen.contentType, size: file.size };
      const form = await call(messageFileCalls.startFile, { params: { id: threadId }, body }, { signal });
      const onProgress = (part: number) => setState(key, { phase: 'sending', percent: part * 100 });
      await sendFile(form, file, { onProgress, signal });
      const params = { id: threadId, file: form.id };
      await call(messageFileCalls.finishFile, { params }, { signal, timeoutMs: storeTimeoutMs });
      setState(key, { phase: 'ready', id: form.id });
    } catch (error) {
      if (!signal.aborted)
        setState(key, { phase: 'failed', text: errorText(error, t('messages.fileFailed')), isFinal: false });
    }
  };

  const add = (added: readonly File[]): void => {
    const room = maxMessageFiles - files.length;
    if (added.length > room) toast.error(t('messages.tooManyFiles', { max: maxMessageFiles }));
    const taken = added.slice(0, Math.max(0, room)).map((file) => {
      nextKey.current += 1;
      return { key: nextKey.current, file, state: { phase: 'sending' as const, percent: 0 } };
    });
    setFiles((present) => [...present, ...taken]);
    for (const { key, file } of taken) void upload(key, file);
  };

  const remove = (key: number): void => {
    running.current.get(key)?.abort();
    setFiles((present) => present.filter((each) => each.key !== key));
  };

  return {
    files,
    add,
    remove,
    retry: ({ key, file }: Attached) => void upload(key, file),
    /** Forgets those that were sent. */
    clear: (sent: readonly string[]) =>
      setFiles((present) => present.filter(({ state }) => state.phase !== 'ready' || !sent.includes(state.id))),
    ids: files.flatMap(({ state }) => (state.phase === 'ready' ? [state.id] : [])),
    isSending: files.some(({ state }) => state.phase === 'sending'),
    hasFailed: files.some(({ state }) => state.phase === 'failed'),
  };
};
