import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Columns3 } from '#web/ui/icons.ts';
import { Menu, MenuCheckItem } from '#web/ui/menu.tsx';
import { headerOf } from './cells.ts';
import { toggleColumn, useHiddenColumns } from './hidden-columns.ts';
import type { TableName } from './sources.ts';

/** Chooses which columns of a table are shown; the first one names the rows and always is. */
export const ColumnMenu = ({ name, columns }: { name: TableName; columns: readonly string[] }) => {
  const t = useT();
  const hidden = useHiddenColumns(name);
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon={<Columns3 className="size-4" aria-hidden="true" />}>
          {t('database.columns')}
        </Button>
      }
    >
      {columns.slice(1).map((column) => (
        <MenuCheckItem key={column} checked={!hidden.includes(column)} onChange={() => toggleColumn(name, column)}>
          <span className="first-letter:uppercase">{headerOf(column)}</span>
        </MenuCheckItem>
      ))}
    </Menu>
  );
};
