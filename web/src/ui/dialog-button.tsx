import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** A button that opens a dialog, which is there until it is closed. */
export const DialogButton = ({
  variant = 'secondary',
  dialog,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & { dialog: (onClose: () => void) => ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
};
