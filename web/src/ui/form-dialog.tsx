import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from './dialog.tsx';
import { FormActions } from './form-actions.tsx';

/**
 * An open dialog with one form. Its buttons stay in sight while the form scrolls. While what it sends is on its way it
 * cannot be closed, as closing would not take it back.
 */
export const FormDialog = ({
  title,
  description,
  size = 'md',
  className = 'space-y-5',
  label,
  loading = false,
  isLocked = loading,
  variant = 'primary',
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  description?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** Of the form. */
  className?: string;
  /** Of the button that submits. */
  label: string;
  loading?: boolean;
  /** Whether it cannot be closed, where that differs from `loading`. */
  isLocked?: boolean;
  variant?: 'primary' | 'danger';
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  children: ReactNode;
}) => {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isLocked && onClose()}
      {...{ title, size }}
      {...(description === undefined ? {} : { description })}
      footer={<FormActions {...{ formId, label, loading, isLocked, variant }} onCancel={onClose} />}
    >
      <form id={formId} onSubmit={(event) => void onSubmit(event)} noValidate className={className}>
        {children}
      </form>
    </Dialog>
  );
};
