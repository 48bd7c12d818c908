/** A signed form of the file store: its address and the fields that go before the file. */
interface SignedForm {
  url: string;
  fields: Record<string, string>;
}

/**
 * Posts a file to the file store. XMLHttpRequest, since `fetch` reports no upload progress.
 *
 * @param options.onProgress gets the fraction that was sent, from 0 to 1
 * @throws AbortError when the signal aborts it; Error when the store refuses or the connection fails
 */
export const sendFile = (
  { url, fields }: SignedForm,
  file: Blob,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const fail = () => reject(signal.aborted ? signal.reason : new Error(`The file store answered ${request.status}.`));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // The store ignores fields after the file.
    form.append('file', file);
    request.open('POST', url);
    request.send(form);
  });
