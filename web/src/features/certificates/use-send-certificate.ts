import { useEffect, useRef, useState } from 'react';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { resumableUpload } from '#web/lib/resumable-upload.ts';
import { useSingleFlight } from '#web/lib/single-flight.ts';
import { type UploadOptions, uploadFile } from '#web/lib/upload-file.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useRefreshEvidence } from './certificate-queries.ts';
import type { ProvableResult } from './provable-results.ts';

/** `percent`: share of the file's bytes that were sent. */
export type SendState = { phase: 'idle' } | { phase: 'sending'; percent: number } | { phase: 'failed'; text: string };

const storeTimeoutMs = 60_000;

const certificateUpload = (result: ProvableResult, file: File) =>
  resumableUpload(
    (options: UploadOptions) => uploadFile('certificate', file, options),
    (id, { signal }) =>
      call(certificateCalls.add, { params: { id }, body: result }, { signal, timeoutMs: storeTimeoutMs }),
  );

/** The upload of a document for a result: the same one as before while both are the same, so that it is resumed. */
const useCertificateUpload = () => {
  const last = useRef<{ stated: string; file: File; upload: ReturnType<typeof certificateUpload> }>(undefined);
  return (result: ProvableResult, file: File) => {
    const stated = JSON.stringify(result);
    if (last.current?.stated !== stated || last.current.file !== file) {
      last.current = { stated, file, upload: certificateUpload(result, file) };
    }
    return last.current.upload;
  };
};

/** Uploads a document and stores it as a certificate of the result; a retry resumes what failed. */
export const useSendCertificate = (onDone: () => void) => {
  const t = useT();
  const refresh = useRefreshEvidence();
  const uploadOf = useCertificateUpload();
  const [state, setState] = useState<SendState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = useSingleFlight(async (result: ProvableResult, file: File): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', percent: 0 });
    try {
      const onProgress = (part: number) => setState({ phase: 'sending', percent: part * 100 });
      await uploadOf(result, file)({ onProgress, signal: controller.signal });
      toast.success(t('certificates.dialog.done'));
      onDone();
      await refresh();
    } catch (error) {
      // It may be stored although the answer was lost.
      void refresh();
      if (controller.signal.aborted) return;
      setState({ phase: 'failed', text: errorText(error, t('certificates.dialog.failed')) });
    }
  });
  return { state, send };
};
