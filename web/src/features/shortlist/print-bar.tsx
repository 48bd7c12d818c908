import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';
import { SelectionBar } from '#web/ui/sticky-bar.tsx';
import { maxChosen } from './chosen-entries.ts';

/** How many candidates are chosen, and what can be done with them. Stays in sight while the list scrolls. */
export const PrintBar = ({ chosen, onClear }: { chosen: ReadonlySet<number>; onClear: () => void }) => {
  const t = useT();
  const isFull = chosen.size === maxChosen;
  return (
    <SelectionBar
      text={chosen.size > 0 ? t('shortlist.pack.chosen', { count: chosen.size }) : ''}
      clearLabel={t('shortlist.pack.clear')}
      onClear={onClear}
      hint={isFull && t('shortlist.pack.most', { most: maxChosen })}
    >
      <ButtonLink
        size="sm"
        icon={<Printer className="size-4" aria-hidden="true" />}
        to={linkTo('shortlistPack', {}, { ids: [...chosen].join(',') })}
      >
        {t('shortlist.pack.open')}
      </ButtonLink>
    </SelectionBar>
  );
};
