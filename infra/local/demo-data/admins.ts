/** The accounts that sign in to the administration of the local run. */
export const admins = [
  { name: 'Mira Admin', email: 'admin@demo.test', role: 'admin', phone: '+919000000001', address: 'Pune, India' },
  {
    name: 'Max Master',
    email: 'master@demo.test',
    role: 'master_admin',
    phone: '+919000000002',
    address: 'Pune, India',
  },
] as const;
