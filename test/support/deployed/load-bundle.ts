import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The module of a bundle's folder, loaded by `require` as Lambda loads an `index.js` without a `package.json`. */
export const loadBundle = <Module>(bundle: string): Module => require(join(bundle, 'index.js'));
