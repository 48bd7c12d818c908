import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { handler as good } from '#functions/api/pages/handler.ts';

/**
 * A release with a defect that only calls with the query `defect` meet: they get a handled 500 from the pipeline of the real function,
 * which is no error for Lambda.
 */
export const handler = (event: APIGatewayProxyEventV2, context: Context) =>
  good(event.rawQueryString === 'defect' ? ({ ...event, headers: undefined } as never) : event, context);
