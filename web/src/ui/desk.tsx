import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { useFurtherPages } from '../lib/use-further-pages.ts';
import { IconButton } from './button.tsx';
import { Keyboard } from './icons.ts';
import { laterDialog } from './lazy-dialog.tsx';
import type { Desk } from './use-desk.ts';

const KeysDialog = laterDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog, ['desk']);

/** Moves the focus to the search above the list, where there is room for it. */
export const focusSearch = (): void => document.querySelector<HTMLElement>('main search input')?.focus();

/** Opens the list of keys. Not on phones, where few have a keyboard; `?` opens it there too. */
export const KeysButton = <Item,>({ desk: { keys, help, letters } }: { desk: Desk<Item> }) => {
  KeysDialog.usePreload();
  return (
    <>
      <IconButton
        label={t('common.keys')}
        className="max-md:hidden"
        onClick={() => help.setOpen(true)}
        {...(letters && { 'aria-keyshortcuts': '?' })}
      >
        <Keyboard className="size-5" aria-hidden="true" />
      </IconButton>
      {help.isOpen && <KeysDialog keys={keys} onClose={() => help.setOpen(false)} />}
    </>
  );
};

/** A list frame, and beside it on a laptop what is open; a phone shows that above the list. */
export const DeskFrame = ({
  isOpen,
  panel,
  children,
}: {
  /** Something is open, or about to be: the list leaves room for it. */
  isOpen: boolean;
  panel: ReactNode;
  children: ReactNode;
}) => (
  <div className={cx('grid grid-cols-1 items-start gap-5', isOpen && 'lg:grid-cols-[minmax(0,1fr)_26rem]')}>
    <div className="@container min-w-0">{children}</div>
    {panel}
  </div>
);

/** What the panel of an open item needs of the list. */
export interface PanelPlace {
  takesFocus: boolean;
  onClose: () => void;
}

/** A list of people with its keys, what filters it above, and the open one beside it, which may be of a later page. */
export const DeskList = <Item,>({
  desk,
  pages,
  lead,
  chips,
  panel,
  children,
}: {
  desk: Desk<Item>;
  pages: Parameters<typeof useFurtherPages>[0] & { isPending: boolean };
  /** Above the list, at the start of its line. */
  lead: ReactNode;
  /** Above the list, where filters are active. */
  chips: ReactNode;
  panel: (item: Item, place: PanelPlace) => ReactNode;
  children: ReactNode;
}) => {
  const { openItem, openKey, isPressed, close } = desk;
  // The address may name an item of a later page.
  const isSought = useFurtherPages(pages, openKey !== undefined && !openItem) || pages.isPending;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        {lead}
        <KeysButton desk={desk} />
      </div>
      {chips}
      <DeskFrame
        isOpen={openKey !== undefined && (openItem !== undefined || isSought)}
        panel={openItem && panel(openItem, { takesFocus: isPressed, onClose: close })}
      >
        {children}
      </DeskFrame>
    </>
  );
};
