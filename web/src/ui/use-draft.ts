import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { t } from '../lib/i18n.ts';
import { readKept, writeKept } from '../lib/kept.ts';
import { getSession, ownerOf } from '../lib/session.ts';
import { toast } from './toast-store.ts';

type Values = Record<string, unknown>;

const isSame = (left: unknown, right: unknown): boolean =>
  Object.is(left, right) || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right));

/** The values that differ from those a form began with, as JSON; null without any. */
const draftOf = (values: Values, initial: Values, secret: readonly string[]): string | null => {
  const changed = Object.entries(values).filter(
    ([name, value]) => !secret.includes(name) && !isSame(value, initial[name]),
  );
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : null;
};

/**
 * Keeps what is typed into a form, and restores it when the form is shown again after a reload, or after a session that
 * ended in the middle. Leaving the form deletes the draft: it was sent, or the user gave it up. Only changed fields are
 * kept, so that a draft undoes no changes that were saved elsewhere meanwhile.
 *
 * @param name distinguishes the drafts of one account, such as `job:7`
 * @param secret fields that are never kept, such as passwords
 */
export const useDraft = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  name: string,
  secret: readonly string[] = [],
): void => {
  const given = useRef({ form, secret, initial: form.formState.defaultValues ?? {} });
  useEffect(() => {
    const session = getSession();
    if (!session) return;
    const owner = ownerOf(session);
    const draft = `draft:${name}`;
    const { form: fields, secret: left, initial } = given.current;
    const saved = readKept(owner, draft);
    if (saved !== null) {
      for (const [field, value] of Object.entries(JSON.parse(saved) as Values)) {
        fields.setValue(field as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true });
      }
      toast.info(t('common.draftRestored'));
    }
    const { unsubscribe } = fields.watch((values) => writeKept(owner, draft, draftOf(values, initial, left)));
    return () => {
      unsubscribe();
      // Without a session it ended by itself: its owner may sign in again.
      if (getSession()) writeKept(owner, draft, null);
    };
  }, [name]);
};

/** Keeps what was typed into a form that was left before its request failed; `useDraft` restores it. */
export const keepDraft = (name: string, values: Values): void => {
  const session = getSession();
  if (session) writeKept(ownerOf(session), `draft:${name}`, JSON.stringify(values));
};

/**
 * A choice beside a form's fields, such as a person found by a search, kept and deleted as a draft is.
 *
 * @param name distinguishes it from the account's drafts
 */
export const useKeptChoice = <Choice extends object>(
  name: string,
): [Choice | undefined, (choice: Choice | undefined) => void] => {
  const [owner] = useState(() => {
    const session = getSession();
    return session && ownerOf(session);
  });
  const key = `draft:${name}`;
  const [choice, setChoice] = useState(() => {
    const saved = owner ? readKept(owner, key) : null;
    return saved === null ? undefined : (JSON.parse(saved) as Choice);
  });
  useEffect(() => () => void (owner && getSession() && writeKept(owner, key, null)), [owner, key]);
  const choose = (next: Choice | undefined) => {
    setChoice(next);
    if (owner) writeKept(owner, key, next ? JSON.stringify(next) : null);
  };
  return [choice, choose];
};
