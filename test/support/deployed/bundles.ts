import { madeOnce } from './shared-folder.ts';

/** Folder with the deployed bundle of a module, built once for all processes of a test run, in half a second. */
export const bundleOf = (entry: string): Promise<string> =>
  madeOnce(entry.replaceAll('/', '-'), async (fresh) => {
    const { bundleFunction } = await import('#infra/constructs/bundle-function.ts');
    await bundleFunction(entry, fresh);
  });
