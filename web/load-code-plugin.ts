import type { Plugin } from 'vite';
import { roots } from './roots.ts';

/**
 * Replaces Vite's helper around each dynamic import by the root `loadCode`: with Vite's own, code whose request was lost
 * could not be loaded again before the page is reloaded.
 */
export const safeImports = (): Plugin => ({
  name: 'safe-imports',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => ({ code: `export { loadCode as __vitePreload } from '/${roots.loadCode}';`, map: null }),
  },
});
