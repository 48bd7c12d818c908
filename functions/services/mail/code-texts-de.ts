import type { CodeCatalogue } from './code-catalogue.ts';
import { product } from './mail-page.ts';

export const german: CodeCatalogue = {
  language: 'de',
  direction: 'ltr',
  greeting: 'Guten Tag,',
  validity: 'Er gilt 10 Minuten und nur einmal.',
  warning: 'Wir fragen nie per Telefon oder E-Mail danach. Bitte geben Sie ihn nicht weiter.',
  accounts: {
    candidate: 'Bewerberkonto',
    recruiter: 'Recruiter-Konto',
    admin: 'Admin-Konto',
    master_admin: 'Master-Admin-Konto',
  },
  signIn: {
    subject: `Ihr Anmeldecode für ${product}`,
    intro: (account) => `Ihr Code für die Anmeldung in Ihrem ${account}:`,
    ignore:
      'Wenn Sie diesen Code nicht angefordert haben, können Sie diese E-Mail ignorieren: Ohne den Code kann sich niemand anmelden.',
  },
  signUp: {
    subject: `Ihr Registrierungscode für ${product}`,
    intro: (account) => `Ihr Code, mit dem Sie diese E-Mail-Adresse bestätigen und Ihr neues ${account} eröffnen:`,
    ignore:
      'Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren: Ohne den Code wird kein Konto eröffnet.',
  },
  change: {
    subject: `Ihr Code für eine neue E-Mail-Adresse bei ${product}`,
    intro: (account) => `Ihr Code, mit dem Sie diese E-Mail-Adresse für Ihr ${account} übernehmen:`,
    ignore:
      'Wenn Sie diesen Code nicht angefordert haben, können Sie diese E-Mail ignorieren: Ohne den Code ändert sich nichts.',
  },
};
