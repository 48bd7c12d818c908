import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body of at most `maxBytes`; undefined when it is larger.
 * The rest of a larger one is read and discarded, so that the client gets a response instead of a broken connection.
 */
export const readBody = async (request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) {
      chunks.push(chunk);
    } else {
      chunks.length = 0;
    }
  }
  return size <= maxBytes ? Buffer.concat(chunks, size) : undefined;
};
