import { type CompanyRole, companyRoles } from '#shared/domain/company-roles.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import type { useT } from '#web/lib/i18n.ts';

export const roleLabel = (role: CompanyRole): MessageKey => `team.role.${role}`;

/** What a role may do, in one sentence. */
export const roleHint = (role: CompanyRole): MessageKey => `team.hint.${role}`;

/** The role of a select's value, which is always one. */
export const roleOf = (value: string): CompanyRole => companyRoles.find((role) => role === value) ?? 'viewer';

export const roleOptions = (t: ReturnType<typeof useT>) =>
  companyRoles.map((role) => ({ value: role, label: t(roleLabel(role)) }));
