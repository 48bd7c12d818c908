import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'error' | 'info';
export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
}

/** Milliseconds until a toast disappears. */
export const toastMs = 4_000;
const maxVisible = 3;

let nextId = 1;
let messages: readonly ToastMessage[] = [];
const none: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly ToastMessage[]) => {
  messages = next;
  for (const listener of listeners) listener();
};

/** Resolves with the first toast. */
export const firstToast = new Promise<void>((resolve) => {
  const listener = () => {
    listeners.delete(listener);
    resolve();
  };
  listeners.add(listener);
});

const add = (tone: ToastTone) => (text: string) => {
  set([...messages, { id: nextId, tone, text }].slice(-maxVisible));
  nextId += 1;
};

/** Shows a short message for 4 seconds, at most 3 at a time: `toast.success(t('...'))`. Works anywhere. */
export const toast = { success: add('success'), error: add('error'), info: add('info') };

/** Removes a toast. */
export const dismissToast = (id: number): void => set(messages.filter((each) => each.id !== id));

/** The visible toasts, oldest first. */
export const useToasts = (): readonly ToastMessage[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => messages,
    () => none,
  );
