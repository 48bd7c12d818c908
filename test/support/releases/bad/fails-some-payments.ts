import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { handler as good } from '#functions/api/payments/handler.ts';

/** As `fails-some-calls.ts`, of a function that is called seldom. */
export const handler = (event: APIGatewayProxyEventV2, context: Context) =>
  good(event.rawQueryString === 'defect' ? ({ ...event, headers: undefined } as never) : event, context);
