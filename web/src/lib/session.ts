import { type UserType, userTypes } from '#shared/domain/account-kind.ts';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import { deleteOtherOfflineCaches, offlineCacheOf } from './offline-caches.ts';
import { createStored } from './stored.ts';
import { deleteTabEntries, guest, type Owner } from './tab-storage.ts';

/** The stored data of the signed-in user, under `user_data`. */
export interface SessionUser {
  id: number;
  name: string;
  email: string;
  phone: string;
  company_name?: string;
  /** Of recruiters who work in the company of another, or did. */
  company_id?: number | undefined;
  /** What they may do there, as the latest response says. */
  company_role?: CompanyRole | undefined;
}

export interface Session {
  token: string;
  userType: UserType;
  user: SessionUser;
}

const types: readonly string[] = userTypes;
const keys = ['user_token', 'user_type', 'user_data'] as const;
/** Where a candidate's presses wait until they are sent (`features/jobs/unsent-presses.ts`); they end with the session. */
export const unsentPressesKey = 'saved_jobs_unsent';
const stored = createStored(keys);

let lastRaw = '';
let lastSession: Session | null = null;

const parse = (token: string, type: string, data: string): Session | null => {
  try {
    const user = JSON.parse(data) as SessionUser;
    return types.includes(type) && Number.isInteger(user.id) ? { token, userType: type as UserType, user } : null;
  } catch {
    return null;
  }
};

/** The stored session, or null. The same object until something changes, so that React can compare it. */
export const getSession = (): Session | null => {
  const [token, type, data] = keys.map((key) => stored.read(key) ?? '');
  const raw = `${token}\n${type}\n${data}`;
  if (raw !== lastRaw) {
    lastRaw = raw;
    lastSession = token && type && data ? parse(token, type, data) : null;
  }
  return lastSession;
};

/** The company of a recruiter, by its founder's id. */
export const companyIdOf = ({ id, company_id = id }: SessionUser): number => company_id;

/** The account of a session, as the owner of entries in this tab's storage. */
export const ownerOf = ({ userType, user }: Pick<Session, 'userType' | 'user'>): Owner => `${userType}:${user.id}`;

/** The owner of new entries in this tab's storage: the signed-in account, or the guest. */
export const currentOwner = (): Owner => {
  const session = getSession();
  return session ? ownerOf(session) : guest;
};

/** The account whose screens this tab shows. */
let shown = currentOwner();

/**
 * Stores a session after a successful sign-in. Only the fields of `SessionUser` are stored. Deletes what is stored of
 * other accounts.
 */
export const startSession = ({ token, userType, user }: Session): void => {
  const { id, name, email, phone, company_name, company_id, company_role } = user;
  deleteTabEntries(ownerOf({ userType, user }));
  const previous = getSession();
  const isSameAccount = previous?.userType === userType && previous.user.id === id;
  stored.write({
    ...(!isSameAccount && { [unsentPressesKey]: null }),
    user_token: token,
    user_type: userType,
    user_data: JSON.stringify({ id, name, email, phone, company_name, company_id, company_role }),
  });
  shown = ownerOf({ userType, user });
  void deleteOtherOfflineCaches(offlineCacheOf({ userType, user }));
};

/** Whether the session ends with this page, because the browser stores nothing. */
export const isSessionUnstored = stored.isRefused;

/** Updates the stored user after a profile edit. */
export const updateSessionUser = (changes: Partial<SessionUser>): void => {
  const session = getSession();
  if (session) startSession({ ...session, user: { ...session.user, ...changes } });
};

const signedOutKey = 'signed_out_at';

/**
 * Deletes a session that the server refuses, in this and all other tabs, and what is stored of the account. Tabs keep
 * what was typed until its owner has signed in again.
 */
export const expireSession = (): void => {
  stored.write({ user_token: null, user_type: null, user_data: null, [unsentPressesKey]: null });
  shown = guest;
  void deleteOtherOfflineCaches(offlineCacheOf(null));
};

/** Deletes the session and everything else that is stored of the account, as the user signs out. */
export const clearSession = (): void => {
  deleteTabEntries();
  // Written before the session is deleted: other tabs cannot tell otherwise why it ended.
  stored.write({ [signedOutKey]: String(Date.now()) });
  stored.write({ [signedOutKey]: null });
  expireSession();
};

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === signedOutKey || key === null) deleteTabEntries();
    const before = shown;
    shown = currentOwner();
    if (before === guest || shown === guest || shown === before) return;
    // This tab slept and saw no sign-out: what was typed and chosen in it is the previous account's.
    deleteTabEntries(shown);
    window.location.reload();
  });
}

/** Subscribes to changes of the session, those of other tabs included. Returns the unsubscribe function. */
export const subscribeToSession = stored.subscribe;
