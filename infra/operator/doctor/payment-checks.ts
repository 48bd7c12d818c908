import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { sellerSettings } from '#functions/services/payments/seller.ts';
import { type Check, type Finding, fail, failInProduction, ok, warn } from './finding.ts';

const timeoutMs = 10_000;
/** An order that does not exist: requesting it checks the keys without reading data. */
const noOrder = '/v1/orders/order_00000000000000';

export const paymentCheck: Check = {
  name: 'card payments',
  needsStage: true,
  run: async (target) => {
    const {
      RAZORPAY_KEY_ID: id,
      RAZORPAY_KEY_SECRET: secret,
      RAZORPAY_WEBHOOK_SECRET: webhook,
    } = await variablesOf(target.output('PaymentsFunctionName'));
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

async function variablesOf(FunctionName: string): Promise<Record<string, string>> {
  const { Environment } = await new LambdaClient({}).send(new GetFunctionConfigurationCommand({ FunctionName }));
  return Environment?.Variables ?? {};
}

/** The functions that charge prices and issue invoices name the same seller. */
export const sellerCheck: Check = {
  name: 'seller',
  needsStage: true,
  run: async (target) => {
    const names = [target.output('PaymentsFunctionName'), target.output('StreamFunctionName')];
    const [charging, issuing] = (await Promise.all(names.map(variablesOf))).map(({ SELLER }) => SELLER);
    if (charging !== issuing) return fail('prices and invoices are those of different sellers', 'Deploy again.');
    if (charging === undefined) {
      return failInProduction(target, 'invoices name only the portal, without an address', sellerRemedy);
    }
    const parsed = sellerSettings.safeParse(fromJson(charging));
    if (!parsed.success) return fail('no name, no address, or no word about a GSTIN', sellerRemedy);
    const { name, gstin } = parsed.data;
    return ok(gstin === null ? `plain invoices of ${name}, who has no GSTIN` : `tax invoices of ${name}, ${gstin}`);
  },
};

const sellerRemedy = 'Set seller, and deploy again.';

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
