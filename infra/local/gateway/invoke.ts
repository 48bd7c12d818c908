import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import { type ApiFunctionName, handlerFile } from '../../settings/handler-file.ts';
import { repositoryRoot } from '../process/options.ts';

type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyResultV2>;

const timeoutMs = 30_000;
const handlers = new Map<ApiFunctionName, Promise<HttpHandler>>();

/** The Lambda context of one call with a time-out of `milliseconds`. */
export const lambdaContext = (functionName: string, awsRequestId: string, milliseconds = timeoutMs): Context => {
  const end = Date.now() + milliseconds;
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => end - Date.now(),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
};

/** Calls a domain's function, which is loaded at its first call. Throws the function's errors. */
export const invoke = async (
  domain: ApiFunctionName,
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyResultV2> => {
  let loading = handlers.get(domain);
  if (loading === undefined) {
    loading = import(pathToFileURL(join(repositoryRoot, handlerFile(domain))).href).then(
      (module: { handler: HttpHandler }) => module.handler,
    );
    handlers.set(domain, loading);
  }
  const handler = await loading;
  return handler(event, lambdaContext(`portal-local-${domain}`, event.requestContext.requestId));
};
