import { enableCompileCache } from 'node:module';

const started = performance.now();
enableCompileCache();
const { runProgram } = await import('./program.ts');
await runProgram(started);
