import vm from 'node:vm';

interface ViewerRequest {
  uri: string;
  method: string;
}

/** What a CloudFront function makes of a request: the request that goes on, or the answer to it. */
type Routed = ViewerRequest | { statusCode: number; headers?: Record<string, { value: string }> };

/** Makes the function that runs the code of a CloudFront function on a client's request, apart from everything else. */
export function viewerRequest(code: string): (request: ViewerRequest) => Routed {
  const script = new vm.Script(`${code}\nhandler(event)`);
  return (request) => script.runInNewContext({ event: { request: { ...request } } }, { timeout: 1_000 }) as Routed;
}
