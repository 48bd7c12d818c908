import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { RazorpayState } from '#infra/local/payments/razorpay-state.ts';
import { somePort } from '#test/support/stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'job-portal-killed-'));
const file = join(folder, 'razorpay.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The stand-in, which kills itself during its nth write to a file. */
const program = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { startRazorpay } from ${JSON.stringify(new URL('../../infra/local/payments/razorpay.ts', import.meta.url))};
  const [port, file, nth] = process.argv.slice(-3);
  const write = fs.writeFileSync;
  let written = 0;
  fs.writeFileSync = (path, text, options) => {
    written += 1;
    const dies = written === Number(nth);
    write(path, dies ? text.slice(0, text.length / 2) : text, options);
    if (dies) process.kill(process.pid, 'SIGKILL');
  };
  syncBuiltinESMExports();
  await startRazorpay({ port: Number(port), file, keyId: 'id', keySecret: 'secret', webhookSecret: 'w' });
  process.stdout.write('up');
`;

async function startStandIn(port: number, diesAtWrite: number): Promise<void> {
  const args = ['--input-type=module', '-e', program, String(port), file, String(diesAtWrite)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  expect(child.exitCode, 'it starts').toBeNull();
}

/** Orders and pays until the stand-in no longer answers; returns the ids of orders whose payment was acknowledged. */
async function payUntilGone(port: number): Promise<string[]> {
  const paid: string[] = [];
  const authorization = `Basic ${Buffer.from('id:secret').toString('base64')}`;
  const post = async (path: string, body: object) => {
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method: 'POST', headers: { authorization }, body: JSON.stringify(body) });
    return (await answer.json()) as { id: string };
  };
  try {
    for (;;) {
      const { id } = await post('/v1/orders', { amount: 500, currency: 'INR' });
      await post(`/stand-in/orders/${id}/pay`, {});
      paid.push(id);
    }
  } catch {
    return paid;
  }
}

test('a run killed while it stores payments leaves a file that the next run reads, with every acknowledged payment', async () => {
  // An order and its payment are three writes: the kill hits each of them more than once.
  for (let round = 1; round <= 7; round += 1) {
    const port = somePort();
    await startStandIn(port, round);
    const paid = await payUntilGone(port);
    expect(paid).toHaveLength(Math.floor((round - 1) / 3));
    const state = new RazorpayState(file);
    for (const id of paid) expect(state.order(id)).toMatchObject({ status: 'paid' });
  }
});
