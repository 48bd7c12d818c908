/** A signed form of the file store: its address and the fields that go before the file. */
interface SignedForm {
  url: string;
  fields: Record<string, string>;
}

/** Milliseconds without progress until an upload counts as broken. */
export const stallLimitMs = 30_000;
/** The same from the last byte to the answer: the system counts what it still holds as sent, minutes of it on a slow line. */
export const answerLimitMs = 180_000;

/** Calls `onStall` once when `moved` is not called in time again. */
const watchForStall = (onStall: () => void) => {
  let timer = setTimeout(onStall, stallLimitMs);
  return {
    moved: (isComplete: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(onStall, isComplete ? answerLimitMs : stallLimitMs);
    },
    stop: () => clearTimeout(timer),
  };
};

/**
 * Posts a file to the file store. XMLHttpRequest, since `fetch` reports no upload progress. Has no time limit as a whole,
 * because slow connections need long for large files, but one for a standstill.
 *
 * @param options.onProgress gets the fraction that was sent, from 0 to 1
 * @throws AbortError when the signal aborts it; Error when the store refuses, the connection fails, nothing was sent for
 * `stallLimitMs`, or nothing was answered for `answerLimitMs`
 */
export const sendFile = (
  { url, fields }: SignedForm,
  file: Blob,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stall = watchForStall(() => request.abort());
    const fail = () => reject(signal.aborted ? signal.reason : new Error(`The file store answered ${request.status}.`));
    request.upload.onprogress = ({ loaded, total }) => {
      stall.moved(loaded === total);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = stall.stop;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // The store ignores fields after the file.
    form.append('file', file);
    request.open('POST', url);
    request.send(form);
  });
