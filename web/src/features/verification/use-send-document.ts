import { useEffect, useRef, useState } from 'react';
import { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { uploadRules } from '#shared/domain/file-type.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { type ChosenFile, inspectChosen } from '#web/lib/file-rules.ts';
import { useT } from '#web/lib/i18n.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { useSingleFlight } from '#web/lib/single-flight.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useRefreshDocuments } from './document-queries.ts';

/** `percent`: share of the file's bytes that were sent. */
type SendState =
  | { phase: 'idle' }
  | { phase: 'sending'; name: string; percent: number }
  | { phase: 'failed'; text: string };

const storeTimeoutMs = 60_000;
const megabytes = uploadRules.certificate.maxBytes / 1024 / 1024;

/** Why a file cannot be sent; undefined for one that can. */
const useProblem = () => {
  const t = useT();
  return ({ problem }: ChosenFile): string | undefined => {
    if (problem === null) return undefined;
    const isOwn = problem === 'wrongType' || problem === 'tooLarge' || problem === 'empty';
    return isOwn ? t(`documents.${problem}`, { megabytes }) : refusalText(problem);
  };
};

/** Uploads a document and has it checked and stored. Begun again after a failure, the upload is the same one. */
export const useSendDocument = (companyId: number) => {
  const t = useT();
  const refresh = useRefreshDocuments();
  const problemOf = useProblem();
  const [state, setState] = useState<SendState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = useSingleFlight(async (file: File): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const chosen = await inspectChosen('certificate', file);
    const text = problemOf(chosen);
    if (text !== undefined || chosen.problem !== null) return setState({ phase: 'failed', text: text ?? '' });
    const { name, size } = file;
    const show = (part: number) => setState({ phase: 'sending', name, percent: part * 100 });
    show(0);
    try {
      const params = { id: companyId };
      const body = { content_type: chosen.contentType, size };
      const form = await call(companyDocumentCalls.startDocument, { params, body }, { signal });
      await sendFile(form, file, { onProgress: show, signal });
      const named = { params: { ...params, document: form.id } };
      await call(companyDocumentCalls.finishDocument, named, { signal, timeoutMs: storeTimeoutMs });
      toast.success(t('documents.done'));
      setState({ phase: 'idle' });
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', text: errorText(error, t('documents.failed')) });
    }
    // It may be stored although the answer was lost.
    await refresh();
  });
  return { state, send };
};
