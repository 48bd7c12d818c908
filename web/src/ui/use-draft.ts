import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { t } from '../lib/i18n.ts';
import { currentOwner, getSession, ownerOf } from '../lib/session.ts';
import { draftName, guest, type Owner, readTabEntry, writeTabEntry } from '../lib/tab-storage.ts';
import { toast } from './toast-store.ts';

type Values = Record<string, unknown>;

const isSame = (left: unknown, right: unknown): boolean =>
  Object.is(left, right) || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right));

/**
 * The values that differ from those a form began with, as JSON; null without any. The version or state that the form showed
 * goes with them, so that saving a draft of an older one is refused.
 */
const draftOf = ({ version, shown, ...values }: Values, initial: Values, secret: readonly string[]): string | null => {
  const changed = Object.entries(values).filter(
    ([name, value]) => !secret.includes(name) && !isSame(value, initial[name]),
  );
  return changed.length > 0 ? JSON.stringify({ ...Object.fromEntries(changed), version, shown }) : null;
};

/**
 * Deletes what its owner left. After a session that ended by itself, what its account typed stays: the owner may sign in
 * again.
 */
export const deleteLeft = (owner: Owner, key: string): void => {
  if (owner === guest || getSession()) writeTabEntry(owner, key, null);
};

/**
 * Stores what is typed into a form, and restores it when the form is shown again after a reload, or after a session that
 * ended in the middle. Leaving the form deletes the draft: it was sent, or the user gave it up. A form that is most of a
 * page is easily left by mistake, so its draft stays until it is forgotten. Only changed fields are stored, so that a draft
 * undoes no changes of others that were saved elsewhere meanwhile.
 *
 * @param name distinguishes the drafts of one account or guest, such as `job:7`
 * @param options.secret fields that are never stored, such as passwords
 * @param options.isHidden whether the form waits behind a later step, where no message tells that it was restored
 * @param options.outlives whether the draft outlives the form: only the result deletes it
 * @returns deletes the draft: the form was sent, or cancelled
 */
export const useDraft = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  name: string,
  {
    secret = [],
    isHidden = false,
    outlives = false,
  }: { secret?: readonly string[]; isHidden?: boolean; outlives?: boolean } = {},
): (() => void) => {
  const given = useRef({ form, secret, isHidden, outlives, initial: form.formState.defaultValues ?? {} });
  const saved = useRef<Record<string, string | null>>({});
  const typed = useRef(new Set<string>());
  // Before what was typed into a prerendered page is entered again, in a microtask after hydration.
  useLayoutEffect(() => {
    const owner = currentOwner();
    const draft = draftName(name);
    const { current } = given;
    typed.current.clear();
    saved.current[name] = readTabEntry(owner, draft);
    const { unsubscribe } = current.form.watch((values, { name: field }) => {
      // Of a field within a list, the list: drafts have whole values.
      if (field) typed.current.add(field.split('.')[0] ?? field);
      writeTabEntry(owner, draft, draftOf(values, current.initial, current.secret));
    });
    return () => {
      unsubscribe();
      if (!current.outlives) deleteLeft(owner, draft);
    };
  }, [name]);
  // The form updates nothing before its own effects.
  useEffect(() => {
    const text = saved.current[name];
    if (!text) return;
    const { current } = given;
    const values = Object.entries(JSON.parse(text) as Values);
    for (const [field, value] of values.filter(([each]) => !typed.current.has(each))) {
      current.form.setValue(field as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true });
    }
    if (!current.isHidden) toast.info(t('common.draftRestored'));
  }, [name]);
  return () => writeTabEntry(currentOwner(), draftName(name), null);
};

/** Whether a form has a draft that outlived it. */
export const hasDraft = (name: string): boolean => readTabEntry(currentOwner(), draftName(name)) !== null;

/** Stores what an account typed into a form that was left before its request failed; `useDraft` restores it. */
export const storeDraft = (name: string, values: Values): void => {
  const session = getSession();
  if (session) writeTabEntry(ownerOf(session), draftName(name), JSON.stringify(values));
};
