// Runs in a fresh process: imports the module of a bundled function, makes its first call, and reports the time.
import { createRequire } from 'node:module';
import type { Context } from 'aws-lambda';
import type { TimedModule } from '../timed-module.ts';

const [module = '', event = ''] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const started = performance.now();
const before = process.threadCpuUsage();
// As Lambda does: CommonJS by `require`.
const { handler }: TimedModule = module.endsWith('.mjs') ? await import(module) : require(module);
const { statusCode } = await handler(JSON.parse(event), { awsRequestId: 'cold' } as Context);
const answered = performance.now();
const { user, system } = process.threadCpuUsage(before);
if (statusCode !== 200) throw new Error(`The call answered ${statusCode}.`);
process.send?.({ total: answered - started, processor: (user + system) / 1000 });
process.disconnect();
