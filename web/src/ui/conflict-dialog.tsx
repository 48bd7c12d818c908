import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { formatNumber } from '../lib/format.ts';
import { useT } from '../lib/i18n.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type ConflictField, differences, type FormValues, type Side, startSides } from './differences.ts';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './spinner.tsx';

/** A value as text; `show` of its field for others. */
const useShown = () => {
  const t = useT();
  return ({ show }: ConflictField, value: unknown): ReactNode => {
    if (String(value ?? '') === '') return <span className="text-soft italic">{t('conflict.empty')}</span>;
    if (show) return show(value as never);
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    return typeof value === 'number' ? formatNumber(value) : String(value);
  };
};

const Choice = ({
  field,
  mine,
  theirs,
  side,
  onSide,
}: {
  field: ConflictField;
  mine: unknown;
  theirs: unknown;
  side: Side;
  onSide: (side: Side) => void;
}) => {
  const t = useT();
  const shown = useShown();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{field.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((each) => (
          <label
            key={each}
            className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-lg border border-edge p-3 has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              checked={side === each}
              onChange={() => onSide(each)}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              <span className="block text-sm font-semibold">{t(`conflict.${each}`)}</span>
              <span
                dir="auto"
                className={cx('block wrap-anywhere whitespace-pre-line', !field.show && 'max-h-48 overflow-y-auto')}
              >
                {shown(field, each === 'mine' ? mine : theirs)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Choices = ({
  base,
  mine,
  theirs,
  fields,
  onResolve,
}: {
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  fields: Readonly<Record<string, ConflictField>>;
  onResolve: (values: FormValues) => void;
}) => {
  const t = useT();
  const names = differences(mine, theirs, Object.keys(fields));
  const [sides, setSides] = useState(() => startSides(names, base, mine));
  const all = (side: Side) => setSides(Object.fromEntries(names.map((name) => [name, side])));
  const chosen = names.filter((name) => sides[name] === 'theirs').map((name) => [name, theirs[name]] as const);
  const resolve = () => onResolve({ ...Object.fromEntries(chosen), version: theirs.version });
  const isSame = names.length === 0;
  // Something else was saved meanwhile and taken back, or the same: there is nothing to choose.
  useEffect(() => {
    if (isSame) onResolve({ version: theirs.version });
  }, [isSame, onResolve, theirs.version]);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => all('mine')}>
          {t('conflict.allMine')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => all('theirs')}>
          {t('conflict.allTheirs')}
        </Button>
      </div>
      {names.map((name) => {
        const field = fields[name];
        return (
          field && (
            <Choice
              key={name}
              field={field}
              mine={mine[name]}
              theirs={theirs[name]}
              side={sides[name] ?? 'mine'}
              onSide={(side) => setSides((before) => ({ ...before, [name]: side }))}
            />
          )
        );
      })}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end border-t border-line bg-card p-4 sm:rounded-b-xl">
        <Button onClick={resolve}>{t('conflict.save')}</Button>
      </div>
    </div>
  );
};

/**
 * Shows what was typed and what is stored now, for each field in which they differ, to choose one of both. Fields that were
 * not changed here start with what is stored.
 */
export const ConflictDialog = ({
  load,
  onClose,
  ...props
}: {
  /** The values that the form began with. */
  base: FormValues;
  mine: FormValues;
  load: () => Promise<FormValues>;
  fields: Readonly<Record<string, ConflictField>>;
  onResolve: (values: FormValues) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const { version } = props.mine;
  const stored = useQuery({
    queryKey: ['stored-version', version],
    queryFn: async () => {
      const values = await load();
      // A read that is not up to date yet.
      if (values.version === version) throw new Error('The stored version is the one that was refused.');
      return values;
    },
    retry: 2,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('conflict.title')}
      description={t('conflict.text')}
    >
      {stored.isPending && <Spinner label={t('conflict.loading')} />}
      {stored.isError && <ErrorState title={t('conflict.failed')} query={stored} />}
      {stored.isSuccess && <Choices theirs={stored.data} {...props} />}
    </Dialog>
  );
};
