import { type AwsService, jsonAnswer, jsonError } from './services.ts';

export interface FunctionStandIn {
  environment?: Record<string, string>;
  /** Handles the event, parsed from JSON. */
  handler?: (event: never) => Promise<unknown>;
}

/** Invoke and GetFunctionConfiguration, in REST-JSON. A handler that throws leads to the same response as at Lambda. */
export const lambda =
  (functions: Record<string, FunctionStandIn>): AwsService =>
  async ({ path, body }) => {
    const [, name, part] = /^\/2015-03-31\/functions\/([^/]+)\/(invocations|configuration)$/.exec(path) ?? [];
    if (name === undefined) return undefined;
    const found = functions[decodeURIComponent(name)];
    if (!found) return jsonError('ResourceNotFoundException', `Function not found: ${name}`, 404);
    if (part === 'configuration') {
      return jsonAnswer({ FunctionName: name, Environment: { Variables: found.environment ?? {} } });
    }
    try {
      return jsonAnswer((await found.handler?.(JSON.parse(body) as never)) ?? null);
    } catch (error) {
      const answer = { errorType: 'Error', errorMessage: error instanceof Error ? error.message : String(error) };
      return { ...jsonAnswer(answer), headers: { 'x-amz-function-error': 'Unhandled' } };
    }
  };
