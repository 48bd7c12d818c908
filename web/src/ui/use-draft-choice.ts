import { useEffect, useState } from 'react';
import { currentOwner } from '../lib/session.ts';
import { draftName, readTabEntry, writeTabEntry } from '../lib/tab-storage.ts';
import { deleteLeft } from './use-draft.ts';

/**
 * A choice beside a form's fields, such as a person found by a search, or a form without field names, stored and deleted
 * as a draft is.
 *
 * @param name distinguishes it from the other drafts of the account or guest
 */
export const useDraftChoice = <Choice extends object>(
  name: string,
): [Choice | undefined, (choice: Choice | undefined) => void] => {
  const [owner] = useState(currentOwner);
  const key = draftName(name);
  const [choice, setChoice] = useState(() => {
    const saved = readTabEntry(owner, key);
    return saved === null ? undefined : (JSON.parse(saved) as Choice);
  });
  useEffect(() => () => deleteLeft(owner, key), [owner, key]);
  const choose = (next: Choice | undefined) => {
    setChoice(next);
    writeTabEntry(owner, key, next ? JSON.stringify(next) : null);
  };
  return [choice, choose];
};
