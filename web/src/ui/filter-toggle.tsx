import { Button } from './button.tsx';
import { SlidersHorizontal } from './icons.ts';

/** Opens and closes filters that are collapsed on phones; wider screens always show them, without this button. */
export const FilterToggle = ({ label, isOpen, onToggle }: { label: string; isOpen: boolean; onToggle: () => void }) => (
  <Button
    variant="secondary"
    className="grow sm:hidden"
    icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
    aria-expanded={isOpen}
    onClick={onToggle}
  >
    {label}
  </Button>
);
