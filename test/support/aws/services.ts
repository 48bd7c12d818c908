import type { IncomingMessage } from 'node:http';

/** A request to a stand-in of an AWS service, with its whole body. */
export interface AwsRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface AwsAnswer {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** Answers the requests of one service; undefined for those of others. */
export type AwsService = (request: AwsRequest) => Promise<AwsAnswer | undefined> | AwsAnswer | undefined;

/** AWS JSON: a header names the operation. */
export const jsonAnswer = (body: unknown, status = 200): AwsAnswer => ({
  status,
  type: 'application/x-amz-json-1.0',
  body: JSON.stringify(body),
});

/** A refusal of AWS JSON and REST-JSON services. */
export const jsonError = (name: string, message: string, status = 400): AwsAnswer => ({
  ...jsonAnswer({ __type: name, message }, status),
  headers: { 'x-amzn-errortype': name },
});

const xmlAnswer = (body: string, status = 200): AwsAnswer => ({ status, type: 'text/xml', body });

/** The result of an operation of the Query protocol. */
export const queryAnswer = (operation: string, result: string): AwsAnswer =>
  xmlAnswer(
    `<${operation}Response><${operation}Result>${result}</${operation}Result>` +
      `<ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></${operation}Response>`,
  );

export const queryError = (code: string, message: string, status = 400): AwsAnswer =>
  xmlAnswer(
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error>` +
      '<RequestId>1</RequestId></ErrorResponse>',
    status,
  );

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
