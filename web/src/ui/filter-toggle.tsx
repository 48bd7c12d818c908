import { cx } from '../lib/cx.ts';
import { Button } from './button.tsx';
import { SlidersHorizontal } from './icons.ts';

/** Opens and closes collapsed filters; `onPhones`: wider screens always show them, without this button. */
export const FilterToggle = ({
  label,
  isOpen,
  onToggle,
  onPhones = false,
  isIcon = false,
  icon: Icon = SlidersHorizontal,
}: {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  onPhones?: boolean;
  /** Phones show only its icon. */
  isIcon?: boolean;
  icon?: typeof SlidersHorizontal;
}) => (
  <Button
    variant="secondary"
    className={cx(isIcon ? 'max-sm:px-3!' : 'grow', onPhones ? 'sm:hidden' : 'sm:grow-0')}
    icon={<Icon className="size-4" aria-hidden="true" />}
    aria-expanded={isOpen}
    onClick={onToggle}
  >
    <span className={isIcon ? 'max-sm:sr-only' : ''}>{label}</span>
  </Button>
);
