import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Printer, Tag } from '#web/ui/icons.ts';
import { SelectionBar } from '#web/ui/sticky-bar.tsx';
import { maxChosen } from './chosen-entries.ts';

/** How many candidates are selected, and what can be done with them. Stays in sight while the list scrolls. */
export const SelectedBar = ({
  selected,
  onClear,
  onLabel,
}: {
  selected: readonly ShortlistEntry[];
  onClear: () => void;
  /** Absent where they may not. */
  onLabel: (() => void) | undefined;
}) => {
  const t = useT();
  const isPrintable = selected.length <= maxChosen;
  return (
    <SelectionBar
      text={selected.length > 0 ? t('shortlist.pack.chosen', { count: selected.length }) : ''}
      clearLabel={t('shortlist.pack.clear')}
      onClear={onClear}
      hint={selected.length >= maxChosen && t('shortlist.pack.most', { most: maxChosen })}
    >
      {onLabel && (
        <Button variant="secondary" size="sm" icon={<Tag className="size-4" aria-hidden="true" />} onClick={onLabel}>
          {t('shortlist.pack.label')}
        </Button>
      )}
      {isPrintable && (
        <ButtonLink
          size="sm"
          icon={<Printer className="size-4" aria-hidden="true" />}
          to={linkTo('shortlistPack', {}, { ids: selected.map(({ candidate }) => candidate.id).join(',') })}
        >
          {t('shortlist.pack.open')}
        </ButtonLink>
      )}
    </SelectionBar>
  );
};
