import type { CodeCatalogue } from './code-catalogue.ts';
import { product } from './mail-page.ts';

export const french: CodeCatalogue = {
  language: 'fr',
  direction: 'ltr',
  greeting: 'Bonjour,',
  validity: 'Il est valable 10 minutes et ne peut être utilisé qu’une seule fois.',
  warning: 'Nous ne vous le demanderons jamais par téléphone ni par e-mail : ne le communiquez à personne.',
  accounts: {
    candidate: 'compte candidat',
    recruiter: 'compte recruteur',
    admin: 'compte admin',
    master_admin: 'compte super admin',
  },
  signIn: {
    subject: `Votre code de connexion à ${product}`,
    intro: (account) => `Votre code pour vous connecter à votre ${account} :`,
    ignore: 'Si vous n’avez pas demandé ce code, ignorez cet e-mail : personne ne peut se connecter sans le code.',
  },
  signUp: {
    subject: `Votre code d’inscription à ${product}`,
    intro: (account) => `Votre code pour confirmer cette adresse e-mail et ouvrir votre nouveau ${account} :`,
    ignore:
      'Si vous n’êtes pas à l’origine de cette inscription, ignorez cet e-mail : aucun compte n’est ouvert sans le code.',
  },
  change: {
    subject: `Votre code ${product} pour une nouvelle adresse e-mail`,
    intro: (account) => `Votre code pour faire de cette adresse l’adresse e-mail de votre ${account} :`,
    ignore: 'Si vous n’avez pas demandé ce code, ignorez cet e-mail : rien ne change sans le code.',
  },
};
