import type { ServerResponse } from 'node:http';

/** An error of S3: its error code, HTTP status and text. */
export class S3Refusal extends Error {
  override name = 'S3Refusal';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const accessDenied = (message = 'Access Denied'): S3Refusal => new S3Refusal('AccessDenied', 403, message);

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Sends an error as S3's XML; any other error is an internal error. */
export const answerRefusal = (response: ServerResponse, error: unknown): void => {
  const refusal = error instanceof S3Refusal ? error : new S3Refusal('InternalError', 500, 'We encountered an error.');
  response.writeHead(refusal.status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${refusal.code}</Code><Message>${escapeXml(refusal.message)}</Message></Error>`,
  );
};
