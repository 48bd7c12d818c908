import { useEffect, useRef, useState } from 'react';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { contentTypeOf } from '#web/lib/file-rules.ts';
import { useT } from '#web/lib/i18n.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useRefreshEvidence } from './certificate-queries.ts';
import type { ProvableResult } from './provable-results.ts';

/** `percent`: share of the file's bytes that were sent. */
export type SendState = { phase: 'idle' } | { phase: 'sending'; percent: number } | { phase: 'failed'; text: string };

const storeTimeoutMs = 60_000;

/** Uploads a document and stores it as a certificate of the result. */
export const useSendCertificate = (onDone: () => void) => {
  const t = useT();
  const refresh = useRefreshEvidence();
  const [state, setState] = useState<SendState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (result: ProvableResult, file: File, signal: AbortSignal): Promise<void> => {
    const content_type = contentTypeOf('certificate', file.name) ?? file.type;
    const form = await call(uploadCalls.start, { body: { kind: 'certificate', content_type, size: file.size } });
    const params = { id: form.id };
    try {
      const onProgress = (part: number) => setState({ phase: 'sending', percent: part * 100 });
      await sendFile(form, file, { onProgress, signal });
    } catch (error) {
      // Without an answer it expires at the server.
      call(uploadCalls.cancel, { params }).catch(() => undefined);
      throw error;
    }
    await call(certificateCalls.add, { params, body: result }, { signal, timeoutMs: storeTimeoutMs });
  };

  const send = async (result: ProvableResult, file: File): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', percent: 0 });
    try {
      await upload(result, file, controller.signal);
      toast.success(t('certificates.dialog.done'));
      onDone();
      await refresh();
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ phase: 'failed', text: errorText(error, t('certificates.dialog.failed')) });
    }
  };
  return { state, send };
};
