/** A rendered document with its HTTP status. */
export interface RenderedDocument {
  status: 200 | 404 | 410;
  type: 'text/html' | 'text/plain' | 'application/xml';
  body: string;
}
