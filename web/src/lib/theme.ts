import { useSyncExternalStore } from 'react';
import { createStored } from './stored.ts';

export type Theme = 'system' | 'light' | 'dark';

const stored = createStored(['theme']);

const getTheme = (): Theme => {
  const theme = stored.read('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Sets and stores a theme; `public/before-paint.js` applies it to the next page before it paints. */
export const setTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  stored.write({ theme: theme === 'system' ? null : theme });
};

/** The chosen theme as React state. */
export const useTheme = (): Theme => useSyncExternalStore(stored.subscribe, getTheme, () => 'system');
