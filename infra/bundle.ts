import { bundleFunction } from './constructs/bundle-function.ts';

// Bundles one function for the CDK: node infra/bundle.ts <module that exports the handler> <folder>
const [entry, outDir] = process.argv.slice(2);
if (entry === undefined || outDir === undefined) throw new Error('Name the module and the folder of its bundle.');
await bundleFunction(entry, outDir);
