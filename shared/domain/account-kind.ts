export const userTypes = ['candidate', 'recruiter', 'admin', 'master_admin'] as const;
export type UserType = (typeof userTypes)[number];

/** Kinds of accounts. Both admin roles share one kind; the role is stored in the account. */
export const accountKinds = ['candidate', 'recruiter', 'admin'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The account kind of a user type. */
export const accountKindOf = (type: UserType): AccountKind => (type === 'master_admin' ? 'admin' : type);
