import { hasKept, type Owner, readKept, writeKept } from './kept.ts';
import { getSession, ownerOf } from './session.ts';

// A dialog that was open as a session ended does not open by itself after the next sign-in. This remembers it, so that
// the screen can tell its owner where the kept text waits.

const name = 'left-dialog';
const isDraft = 'draft:';

interface LeftDialog {
  title: string;
  /** The path of the screen that opens the dialog. */
  path: string;
}

/**
 * To be called when a dialog opens, and its result when the dialog is gone: if the session has ended by then and the
 * account has a draft, the dialog is remembered for it.
 */
export const watchDialog = (title: string): (() => void) => {
  const session = getSession();
  const owner = session && ownerOf(session);
  const left: LeftDialog = { title, path: window.location.pathname };
  return () => {
    if (owner && !getSession() && hasKept(owner, isDraft)) writeKept(owner, name, JSON.stringify(left));
  };
};

/** The title of the dialog that a session's end closed on a screen, once; null without one or without a draft. */
export const takeLeftDialog = (owner: Owner, path: string): string | null => {
  const kept = readKept(owner, name);
  if (kept === null) return null;
  const left = JSON.parse(kept) as LeftDialog;
  if (left.path !== path) return null;
  writeKept(owner, name, null);
  return hasKept(owner, isDraft) ? left.title : null;
};
