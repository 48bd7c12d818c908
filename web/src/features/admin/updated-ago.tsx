import { useEffect, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';

export type Age = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The age in whole units; under a minute, or in the future, it is `now`. Both arguments in epoch milliseconds. */
export const ageOf = (since: number, now: number): Age => {
  const age = now - since;
  if (age < minute) return { unit: 'now' };
  if (age < hour) return { unit: 'minutes', count: Math.floor(age / minute) };
  if (age < day) return { unit: 'hours', count: Math.floor(age / hour) };
  return { unit: 'days', count: Math.floor(age / day) };
};

const stepMs = 15_000;

/** The current time in epoch milliseconds, updated every 15 seconds. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** How long ago something was loaded: Just now, 5m ago. `at` in epoch milliseconds, 0 when it never was. */
export const UpdatedAgo = ({ at, labelled = false }: { at: number; labelled?: boolean }) => {
  const t = useT();
  const age = ageOf(at, useNow());
  const when =
    age.unit === 'now' ? t('admin.updated.now') : t(`admin.updated.${age.unit}`, { count: String(age.count) });
  const text = at === 0 ? t('admin.updated.never') : when;
  return <span>{labelled ? t('admin.updated.label', { when: text }) : text}</span>;
};
