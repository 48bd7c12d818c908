import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Any credentials do: a local engine checks no signature. */
const authorization =
  'AWS4-HMAC-SHA256 Credential=local/20000101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local';

/**
 * Makes one call of a local DynamoDB engine, in the protocol's own form: `action` such as
 * `DynamoDB_20120810.TransactWriteItems`. A tenth of the SDK's work, for what is called thousands of times.
 * Throws when the engine refuses the call or does not answer.
 */
export const callDatabase = (endpoint: string, action: string, input: object): Promise<unknown> =>
  new Promise((done, fail) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-date': '20000101T000000Z',
      'x-amz-target': action,
      authorization,
    };
    const call = request(endpoint, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('error', fail);
      response.once('end', () => {
        if (response.statusCode === 200) {
          done(JSON.parse(text));
        } else {
          fail(new Error(`${action}: ${text}`));
        }
      });
    });
    call.once('error', fail);
    call.end(JSON.stringify(input));
  });
