import type { LegalSettings } from '../settings/legal-settings.ts';

/**
 * An operator who does not exist: of the local run, of tests, and of stages whose settings name none. `prod` needs its own
 * (`infra/settings/config.ts`), and the operator's task `doctor` reports a stage that shows this one.
 */
export const exampleLegal: LegalSettings = {
  name: 'Example Language Careers Private Limited',
  address: ['4th Floor, Lotus House', '18 Residency Road', 'Bengaluru 560025, Karnataka'],
  country: 'IN',
  email: 'office@portal.example',
  phone: '+91 80 5550 0100',
  representatives: ['Asha Menon, Managing Director'],
  register: 'Registrar of Companies Karnataka, CIN U00000KA2024PTC000000',
  taxId: 'GSTIN 29AAAAA0000A1Z5',
  dataProtectionOfficer: { name: 'Tomás Vega', email: 'privacy@portal.example' },
  euRepresentative: {
    name: 'Example Representative GmbH',
    address: ['Musterstraße 1', '10115 Berlin', 'Germany'],
    email: 'eu@portal.example',
  },
  dataAuthority: { name: 'Data Protection Board of India', url: 'https://www.meity.gov.in' },
  grievanceOfficer: { name: 'Ravi Nair', email: 'grievances@portal.example', phone: '+91 80 5550 0111' },
  contactPoint: { email: 'dsa@portal.example', languages: ['en', 'de'] },
  securityEmail: 'security@portal.example',
};
