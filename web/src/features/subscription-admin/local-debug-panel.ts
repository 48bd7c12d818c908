import { later } from '#web/lib/later.tsx';

/**
 * The debug panel of the local run; null in every other build. The mode is a constant of the build, so that a deployed
 * site has neither the panel nor its code.
 */
export const LocalDebugPanel =
  import.meta.env.MODE === 'local-run' ? later(async () => (await import('./debug-panel.tsx')).DebugPanel) : null;
