import { fileURLToPath } from 'node:url';

/** The modules that the build knows by name, below this folder; it finds all others by who imports them. */
export const roots = {
  /** Requests the code and the data of the first screen while the entry still loads. */
  early: 'src/app/early.ts',
  /** What each screen is rendered in, with the styles of all but the landing page. */
  providers: 'src/app/providers.tsx',
  layout: 'src/app/app-layout.tsx',
  /** The start page; an installed site starts there, also offline. */
  landing: 'src/routes/landing.tsx',
  /** Makes the calls of the first screen. */
  transport: 'src/lib/transport.ts',
  /** Renders screens at build time. */
  prerender: 'src/app/prerender.tsx',
  serviceWorker: 'src/worker/service-worker.ts',
  /** Makes the component of an icon. */
  icon: 'src/ui/create-icon.tsx',
  /** Replaces Vite's helper around each dynamic import. */
  loadCode: 'src/lib/load-code.ts',
  /** Replaces `zod/mini`. */
  zod: 'src/lib/zod-without-eval.ts',
} as const;

/** The file of a path below this folder. */
export const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
