import { type ReactNode, useEffect, useRef, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Content that scrolls where there is no room for it. If it has nothing that takes the focus, it takes it itself while it
 * scrolls: keys would not reach its end otherwise.
 */
export const ScrolledContent = ({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) => {
  const ref = useRef<HTMLDivElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  // After each rendering, as other content may be there.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setTakesFocus(element.scrollHeight > element.clientHeight && !element.querySelector(focusable)),
    );
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  });
  return (
    <div
      ref={ref}
      className={`overflow-y-auto ${className}`}
      {...(takesFocus && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
};
