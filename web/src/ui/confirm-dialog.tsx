import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { Button } from './button.tsx';
import { closeOnEscape, dialogBox, Veil } from './dialog.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * Requests confirmation of an irreversible action. Stays open while `busy`; the caller closes it when done. `children`: a
 * field that must be filled in first, which the caller checks.
 */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  onConfirm,
  busy = false,
  danger = true,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean;
  danger?: boolean;
  children?: ReactNode;
}) => {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil />
        <Radix.Content
          aria-modal="true"
          className={cx(dialogBox, 'p-6 sm:max-w-md')}
          onKeyDown={closeOnEscape(onOpenChange)}
          {...returnFocus}
        >
          <Radix.Title className="text-xl wrap-anywhere">{title}</Radix.Title>
          <Radix.Description className="mt-2 wrap-anywhere text-soft">{text}</Radix.Description>
          {children && <div className="mt-5">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="secondary">{t('common.cancel')}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
