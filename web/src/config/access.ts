import { type UserType, userTypes } from '#shared/domain/account-kind.ts';

/** The fallback for users who may not use a screen: a sign-in screen, or a message of the screen itself. */
export type Refusal = 'candidateLogin' | 'recruiterLogin' | 'adminLogin' | 'message';

interface RestrictedAccess {
  kinds: readonly UserType[];
  guests: Refusal;
  /** For signed-in users of other kinds. */
  others: Refusal;
}

/** Who may use a screen. The API decides about the data; this only avoids empty screens. */
export type Access = 'public' | RestrictedAccess;

const only = (kinds: readonly UserType[], login: Refusal): RestrictedAccess => ({
  kinds,
  guests: login,
  others: login,
});

const adminKinds = ['admin', 'master_admin'] as const;

/** The access rules that screens share. */
export const access = {
  candidates: only(['candidate'], 'candidateLogin'),
  recruiters: only(['recruiter'], 'recruiterLogin'),
  admins: only(adminKinds, 'adminLogin'),
  candidatesAndRecruiters: only(['candidate', 'recruiter'], 'candidateLogin'),
  recruitersAndAdmins: only(['recruiter', ...adminKinds], 'recruiterLogin'),
  signedIn: only(userTypes, 'candidateLogin'),
  /** Signed-in users of other kinds read that the screen is for recruiters, as the specification says. */
  recruitersElseMessage: { kinds: ['recruiter'], guests: 'candidateLogin', others: 'message' },
  /** Guests and users of other kinds read that they have to sign in as an admin, as the specification says. */
  adminsElseMessage: { kinds: adminKinds, guests: 'message', others: 'message' },
} as const satisfies Record<string, RestrictedAccess>;

/** Whether an account of this kind may use a screen; undefined: a guest. */
export const isAllowed = (rule: Access, kind: UserType | undefined): boolean =>
  rule === 'public' || (kind !== undefined && rule.kinds.includes(kind));
