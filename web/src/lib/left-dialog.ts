import { getSession, ownerOf } from './session.ts';
import { draftsOf, type Owner, readTabEntry, writeTabEntry } from './tab-storage.ts';

// A dialog that was open as a session ended does not open by itself after the next sign-in. This remembers it, so that
// the screen can tell its owner where the draft is.

const name = 'left-dialog';

interface LeftDialog {
  title: string;
  /** The path of the screen that opens the dialog. */
  path: string;
  /** The names of the drafts that were typed while it was open. */
  drafts: readonly string[];
}

/**
 * Notes that a dialog is open. The result is to be called when it is gone: if the session has ended by then, and something
 * was typed meanwhile, the dialog is remembered for the account.
 */
export const watchDialog = (title: string): (() => void) => {
  const session = getSession();
  if (!session) return () => {};
  const owner = ownerOf(session);
  const before = draftsOf(owner);
  const path = window.location.pathname;
  return () => {
    if (getSession()) return;
    const typed = Object.entries(draftsOf(owner)).filter(([draft, text]) => before[draft] !== text);
    const left: LeftDialog = { title, path, drafts: typed.map(([draft]) => draft) };
    if (typed.length > 0) writeTabEntry(owner, name, JSON.stringify(left));
  };
};

/** The title of the dialog that a session's end closed on a screen, once; null without one or once its drafts are gone. */
export const takeLeftDialog = (owner: Owner, path: string): string | null => {
  const stored = readTabEntry(owner, name);
  if (stored === null) return null;
  const left = JSON.parse(stored) as LeftDialog;
  if (left.path !== path) return null;
  writeTabEntry(owner, name, null);
  return left.drafts.some((draft) => readTabEntry(owner, draft) !== null) ? left.title : null;
};
