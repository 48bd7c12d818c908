import { businessRoles } from './business.ts';
import { engineeringRoles } from './engineering.ts';
import { interpretingRoles } from './interpreting.ts';
import { localServiceRoles } from './local-services.ts';
import type { Role } from './role.ts';
import { supportRoles } from './support.ts';
import { teachingRoles } from './teaching.ts';
import { translationRoles } from './translation.ts';

const byName = {
  ...interpretingRoles,
  ...translationRoles,
  ...teachingRoles,
  ...supportRoles,
  ...engineeringRoles,
  ...businessRoles,
  ...localServiceRoles,
};

export type RoleName = keyof typeof byName;
export const roles: Readonly<Record<RoleName, Role>> = byName;
export const roleNames = Object.keys(byName) as RoleName[];

/** Without roles that work between English and another language. */
const rolesInEnglish = new Set(roleNames.filter((name) => ['teaching', 'business'].includes(roles[name].field)));
const allRoles = new Set(roleNames);

/** The roles that exist for a language. */
export const rolesIn = (language: string): ReadonlySet<RoleName> =>
  language === 'English' ? rolesInEnglish : allRoles;
