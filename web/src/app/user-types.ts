import type { UserType } from '#shared/domain/account-kind.ts';

export type { UserType };

/** All kinds of accounts. Stated here, so that the first load carries no contract. */
export const userTypes: readonly UserType[] = ['candidate', 'recruiter', 'admin', 'master_admin'];
