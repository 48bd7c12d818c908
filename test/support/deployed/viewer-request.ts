import vm from 'node:vm';

interface ViewerRequest {
  uri: string;
  method: string;
  /** The query as sent, without `?`. */
  query?: string;
}

/** The response that a CloudFront function makes itself. */
export interface FunctionResponse {
  statusCode: number;
  headers?: Record<string, { value: string }>;
}

/** The result of a CloudFront function: the request to forward, or a response. */
type Routed = ViewerRequest | FunctionResponse;

/** Returns a function that runs the code of a CloudFront function on a client's request, in isolation. */
export function viewerRequest(code: string): (request: ViewerRequest) => Routed {
  const script = new vm.Script(`${code}\nhandler(event)`);
  return ({ query, ...request }) => {
    const event = { request: { ...request, rawQueryString: () => query } };
    return script.runInNewContext({ event }, { timeout: 1_000 }) as Routed;
  };
}
