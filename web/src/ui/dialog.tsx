import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { watchDialog } from '../lib/left-dialog.ts';
import { X } from './icons.ts';
import { ScrolledContent } from './scrolled-content.tsx';
import { useReturnFocus } from './use-return-focus.ts';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/** Classes of the box of a dialog; on phones it is a sheet at the bottom. */
export const dialogBox =
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-xl border border-line bg-card animate-rise sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-xl';

/**
 * The darkened page behind a dialog. Not Radix' Overlay: that one locks scrolling by inserting a style element, which
 * the Content-Security-Policy refuses; `base.css` stops scrolling instead.
 */
export const Veil = () => {
  const [layer] = useState(() =>
    window.innerWidth > document.documentElement.clientWidth ? 'beside-scrollbar' : 'whole',
  );
  return <div data-modal-layer={layer} className="fixed inset-0 z-40 bg-veil" />;
};

/** Escape closes an open list of suggestions first, and the dialog only when pressed again. */
const isInOpenCombobox = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

const leaveToCombobox = (event: KeyboardEvent) => {
  if (isInOpenCombobox(event.target)) event.preventDefault();
};

/**
 * Closes a dialog by Escape while a toast is visible: the toast is the topmost layer then and handles the key alone.
 * Keys of a dialog above this one arrive here too, because React's events follow its own tree.
 */
export const closeOnEscape =
  (onOpenChange: (open: boolean) => void) =>
  ({ key, currentTarget, target }: ReactKeyboardEvent<HTMLElement>): void => {
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (key === 'Escape' && isOwn && !isInOpenCombobox(target)) onOpenChange(false);
  };

/**
 * A modal dialog. Controlled: `open` and `onOpenChange`. Escape, the cross and a press outside close it; the focus goes
 * in and comes back. `footer` stays in sight while the content scrolls.
 */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  size?: keyof typeof widths;
  footer?: ReactNode;
  children: ReactNode;
}) => {
  const returnFocus = useReturnFocus();
  useEffect(() => (open ? watchDialog(title) : undefined), [open, title]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil />
        <Radix.Content
          className={cx(dialogBox, widths[size])}
          onKeyDown={closeOnEscape(onOpenChange)}
          {...returnFocus}
          onEscapeKeyDown={leaveToCombobox}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line p-5">
            <div className="min-w-0">
              <Radix.Title className="text-xl wrap-anywhere">
                <bdi>{title}</bdi>
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm wrap-anywhere text-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={t('common.close')}
              className="-m-2 inline-grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunk hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </div>
          <ScrolledContent label={title} className="min-h-0 flex-1 p-5">
            {children}
          </ScrolledContent>
          {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line p-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
