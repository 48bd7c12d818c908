import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { inElement } from './button.tsx';
import { Check } from './icons.ts';

/**
 * A menu that opens from `trigger` (one button element). Not modal: the modal form inserts a style element, which the
 * Content-Security-Policy refuses.
 */
export const Menu = ({
  trigger,
  isOpenAtFirst = false,
  children,
}: {
  trigger: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) => (
  <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-lg border border-line bg-card p-1.5 text-ink animate-rise"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

/** One entry of a menu. */
export const MenuItem = ({
  icon,
  onSelect,
  danger = false,
  children,
}: {
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  children: ReactNode;
}) => (
  <Radix.Item
    onSelect={onSelect}
    className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm outline-none data-highlighted:bg-sunk forced-colors:data-highlighted:bg-[color:Highlight] forced-colors:data-highlighted:text-[color:HighlightText] ${danger ? 'text-danger' : ''}`}
  >
    {icon}
    {inElement(children)}
  </Radix.Item>
);

/** An entry of a menu that is on or off; the menu stays open. */
export const MenuCheckItem = ({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}) => (
  <Radix.CheckboxItem
    checked={checked}
    onCheckedChange={onChange}
    onSelect={(event) => event.preventDefault()}
    className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm outline-none data-highlighted:bg-sunk"
  >
    <span className="grid size-5 shrink-0 place-items-center rounded-sm border border-edge">
      <Radix.ItemIndicator>
        <Check className="size-4" aria-hidden="true" />
      </Radix.ItemIndicator>
    </span>
    {children}
  </Radix.CheckboxItem>
);
