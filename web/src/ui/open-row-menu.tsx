import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { MoreHorizontal } from './icons.ts';
import { Menu, MenuItem } from './menu.tsx';

/** An entry of a row's menu. */
export interface RowAction {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

export interface RowMenuProps {
  /** Names the button, with the row's name. */
  label: string;
  actions: readonly RowAction[];
  tabIndex: 0 | -1;
}

/** The menu of a row, open at first. */
export const OpenRowMenu = ({ label, actions, tabIndex }: RowMenuProps) => (
  <Menu
    isOpenAtFirst
    trigger={
      <IconButton label={label} tabIndex={tabIndex}>
        <MoreHorizontal className="size-5" aria-hidden="true" />
      </IconButton>
    }
  >
    {actions.map(({ label: text, icon, danger = false, onSelect }) => (
      <MenuItem key={text} icon={icon} danger={danger} onSelect={onSelect}>
        {text}
      </MenuItem>
    ))}
  </Menu>
);
