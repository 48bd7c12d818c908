import { useT } from '#web/lib/i18n.ts';
import { ageOf } from './last-updated.ts';
import { useNow } from './use-now.ts';

/** How long ago something was loaded: Just now, 5m ago. `at` in epoch milliseconds, 0 when it never was. */
export const UpdatedAgo = ({ at, labelled = false }: { at: number; labelled?: boolean }) => {
  const t = useT();
  const age = ageOf(at, useNow());
  const when =
    age.unit === 'now' ? t('admin.updated.now') : t(`admin.updated.${age.unit}`, { count: String(age.count) });
  const text = at === 0 ? t('admin.updated.never') : when;
  return labelled ? t('admin.updated.label', { when: text }) : text;
};
