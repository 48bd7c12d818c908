import vm from 'node:vm';

interface ViewerRequest {
  uri: string;
  method: string;
}

/** The result of a CloudFront function: the request to forward, or a response. */
type Routed = ViewerRequest | { statusCode: number; headers?: Record<string, { value: string }> };

/** Returns a function that runs the code of a CloudFront function on a client's request, in isolation. */
export function viewerRequest(code: string): (request: ViewerRequest) => Routed {
  const script = new vm.Script(`${code}\nhandler(event)`);
  return (request) => script.runInNewContext({ event: { request: { ...request } } }, { timeout: 1_000 }) as Routed;
}
