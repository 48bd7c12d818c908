import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type Check, type Finding, fail, ok, warn } from './finding.ts';

const timeoutMs = 10_000;
/** An order that does not exist: requesting it checks the keys without reading data. */
const noOrder = '/v1/orders/order_00000000000000';

export const paymentCheck: Check = {
  name: 'card payments',
  needsStage: true,
  run: async (target) => {
    const FunctionName = target.output('PaymentsFunctionName');
    const { Environment } = await new LambdaClient({}).send(new GetFunctionConfigurationCommand({ FunctionName }));
    const {
      RAZORPAY_KEY_ID: id,
      RAZORPAY_KEY_SECRET: secret,
      RAZORPAY_WEBHOOK_SECRET: webhook,
    } = Environment?.Variables ?? {};
    if (!id && !secret && !webhook) return warn('not set up', 'Deploy with razorpaySecret to enable card payments.');
    if (!id || !/^rzp_(test|live)_\w+$/.test(id)) return fail('the key id is not one of Razorpay', keysRemedy);
    if (!secret || !webhook) return fail('the key secret or the webhook secret is empty', keysRemedy);
    const refused = await refusalBy(id, secret);
    if (refused) return refused;
    return id.startsWith('rzp_test_') && target.stage === 'prod'
      ? warn('the keys are those of the test mode: payments are not real', 'Replace them with live keys.')
      : ok('Razorpay accepts the keys');
  },
};

const keysRemedy = 'Store key_id, key_secret and webhook_secret in the secret, and deploy with its new version id.';

async function refusalBy(id: string, secret: string): Promise<Finding | undefined> {
  const api = process.env.RAZORPAY_ENDPOINT ?? 'https://api.razorpay.com';
  const response = await fetch(new URL(noOrder, api), {
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!response || response.status >= 500)
    return warn('Razorpay does not answer', 'Try again later; see its status page.');
  return response.status === 401 ? fail('Razorpay refuses the keys', keysRemedy) : undefined;
}
