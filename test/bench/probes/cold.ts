// Runs in a fresh process: imports a bundled function, makes its first call, and reports the time.
import type { Context } from 'aws-lambda';
import { loadBundle } from '#test/support/deployed/load-bundle.ts';
import type { TimedModule } from '../timed-module.ts';

const [folder = '', event = ''] = process.argv.slice(2);
const started = performance.now();
const before = process.threadCpuUsage();
const { handler } = loadBundle<TimedModule>(folder);
const { statusCode } = await handler(JSON.parse(event), { awsRequestId: 'cold' } as Context);
const answered = performance.now();
const { user, system } = process.threadCpuUsage(before);
if (statusCode !== 200) throw new Error(`The call answered ${statusCode}.`);
process.send?.({ total: answered - started, processor: (user + system) / 1000 });
process.disconnect();
