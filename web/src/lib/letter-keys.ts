import { useSyncExternalStore } from 'react';
import { createStored } from './stored.ts';

const key = 'letter_keys';
const stored = createStored([key]);

/** Whether single letters act on lists in this browser; they can be switched off (WCAG 2.1.4). */
export const areLetterKeysOn = (): boolean => stored.read(key) !== 'off';

export const switchLetterKeys = (on: boolean): void => stored.write({ [key]: on ? null : 'off' });

export const useLetterKeys = (): boolean => useSyncExternalStore(stored.subscribe, areLetterKeysOn, () => true);
