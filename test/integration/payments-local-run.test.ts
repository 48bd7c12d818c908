import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const patience = { tries: 50, ms: 100 };

test('in the local run a payment in the checkout starts the plan through the webhook only', async () => {
  const recruiter = await signUp(stack, 'recruiter');
  const plans = (await expectOk(stack, 'GET', '/subscription-plans/all')).body as { id: number; key: string }[];
  const plan_id = plans.find(({ key }) => key === 'premium')?.id;
  const request = { token: recruiter.token, body: { recruiter_id: recruiter.id, plan_id } };
  const { body } = await expectOk(stack, 'POST', '/subscription-plans/purchase', request);
  const { order_id, checkout_url } = body as { order_id: string; checkout_url: string };
  const script = await fetch(checkout_url);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain('window.Razorpay');
  const page = await fetch(`${stack.url}/api/health`);
  const { origin } = new URL(checkout_url);
  expect(page.headers.get('content-security-policy')).toMatch(new RegExp(`script-src 'self' [^;]*${origin}`));

  const paid = await fetch(`${origin}/stand-in/orders/${order_id}/pay`, { method: 'POST' });
  const status = async () => {
    const path = `/subscriptions/recruiter/${recruiter.id}/status`;
    return (await expectOk(stack, 'GET', path, { token: recruiter.token })).body;
  };
  for (let tries = 1; tries < patience.tries; tries += 1) {
    if (((await status()) as { has_active_subscription: boolean }).has_active_subscription) break;
    await pause(patience.ms);
  }
  expect(await status()).toMatchObject({ has_active_subscription: true, current_plan: 'Premium' });
  const verified = { token: recruiter.token, body: await paid.json() };
  expect((await expectOk(stack, 'POST', '/subscription-plans/verify-payment', verified)).body).toMatchObject({
    success: true,
  });
});

test('the stand-in refuses orders without the keys', async () => {
  const origin = `http://127.0.0.1:${stack.port + 4}`;
  const answer = await fetch(`${origin}/v1/orders`, { method: 'POST', body: '{"amount":100,"currency":"INR"}' });
  expect(answer.status).toBe(401);
});
