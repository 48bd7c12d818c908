import { useEffect, useLayoutEffect, useRef } from 'react';
import { areLetterKeysOn } from './letter-keys.ts';

/** What single keys of a list do, by the key, lowercase; `escape` is no letter and always works. */
export type ListKeys = Readonly<
  Partial<Record<'j' | 'k' | 'x' | 's' | 'h' | 'r' | 'u' | 'v' | '/' | '?' | 'escape', () => void>>
>;

/** A key that is held moves on, and decides once. */
const isHeld = ({ repeat }: KeyboardEvent, key: string): boolean => repeat && key !== 'j' && key !== 'k';

/** Text is typed there, or letters choose an option. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])'));

/** A dialog or a menu is open above the list. */
const isCovered = (): boolean => document.querySelector('[data-modal-layer], [role="menu"]') !== null;

/** The key in lowercase; on keyboards with other letters, the Latin one at its place. */
export const keyOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key === '؟') return '?';
  const isLatin = key.length > 1 || key < '\u0080';
  return (isLatin || !code.startsWith('Key') ? key : code.slice('Key'.length)).toLowerCase();
};

/** Listens to single keys wherever the focus is, except in a field, a dialog or a menu. */
export const useListKeys = (keys: ListKeys): void => {
  const latest = useRef(keys);
  // Together with what is shown: a key may be pressed before other effects run.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const key = keyOf(event);
      if (isHeld(event, key)) return;
      const act = key in latest.current ? latest.current[key as keyof ListKeys] : undefined;
      if (!act || isField(event.target) || isCovered() || (key !== 'escape' && !areLetterKeysOn())) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
