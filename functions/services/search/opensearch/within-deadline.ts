/** A request of the client that can be ended before it is answered. */
type Request<Answer> = PromiseLike<Answer> & { abort(): unknown };

/** The engine has not answered completely in the time that a request has. */
class EngineTimeout extends Error {
  constructor(ms: number) {
    super(`The search engine has not answered completely within ${ms} ms.`);
    this.name = 'EngineTimeout';
  }
}

/**
 * Waits for the whole answer to a request, its body included, and ends the request when that takes too long. The client's
 * own `requestTimeout` starts anew with each byte, and does not apply once the headers have arrived.
 * @param ms from now on
 * @throws EngineTimeout after that time, whatever the request throws before
 */
export async function withinDeadline<Answer>(request: Request<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new EngineTimeout(ms));
      request.abort();
    }, ms);
  });
  try {
    return await Promise.race([request, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
