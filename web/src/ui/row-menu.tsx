import { useState } from 'react';
import { later } from '../lib/later.tsx';
import { IconButton } from './button.tsx';
import { MoreHorizontal } from './icons.ts';
import type { RowMenuProps } from './open-row-menu.tsx';

const OpenMenu = later(async () => (await import('./open-row-menu.tsx')).OpenRowMenu);

/** The menu of a row. Its code, which no list needs to be shown, loads when the browser is idle. */
export const RowMenu = (props: RowMenuProps) => {
  const [wasPressed, setPressed] = useState(false);
  OpenMenu.usePreload();
  if (wasPressed) return <OpenMenu {...props} />;
  return (
    <IconButton label={props.label} tabIndex={props.tabIndex} aria-haspopup="menu" onClick={() => setPressed(true)}>
      <MoreHorizontal className="size-5" aria-hidden="true" />
    </IconButton>
  );
};
