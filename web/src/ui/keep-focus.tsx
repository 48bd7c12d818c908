import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a form that begins anew under another `formKey`, as its focused control is removed: the control of
 * the same name gets it, else the button that submits. Not with a touch screen, whose keyboard would open again.
 */
export const KeepFocus = ({ formKey, children }: { formKey: string; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const lastKey = useRef(formKey);
  useLayoutEffect(() => {
    if (lastKey.current === formKey) return;
    lastKey.current = formKey;
    if (focused.current === undefined || document.activeElement !== document.body) return;
    if (window.matchMedia('(pointer: coarse)').matches) return;
    frame.current?.querySelector<HTMLElement>(focused.current)?.focus();
  }, [formKey]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes where the focus is
    <div
      ref={frame}
      className="contents"
      onFocus={({ target }) => {
        const name = target.getAttribute('name');
        focused.current = name === null ? '[type="submit"]' : `[name="${name}"]`;
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      {children}
    </div>
  );
};
