import type { CodeCatalogue } from './code-catalogue.ts';
import { product } from './mail-page.ts';

export const english: CodeCatalogue = {
  language: 'en',
  direction: 'ltr',
  greeting: 'Hello,',
  validity: 'It is valid for 10 minutes and can be used once.',
  warning: 'We never ask for it by phone or mail, so please give it to nobody.',
  accounts: {
    candidate: 'candidate account',
    recruiter: 'recruiter account',
    admin: 'admin account',
    master_admin: 'master admin account',
  },
  signIn: {
    subject: `Your ${product} sign-in code`,
    intro: (account) => `Your code to sign in to your ${account}:`,
    ignore: 'If you did not ask for this code, you can ignore this mail: nobody can sign in without the code.',
  },
  signUp: {
    subject: `Your ${product} sign-up code`,
    intro: (account) => `Your code to confirm this e-mail address and open your new ${account}:`,
    ignore: 'If you did not sign up, you can ignore this mail: no account is opened without the code.',
  },
  change: {
    subject: `Your ${product} code for a new e-mail address`,
    intro: (account) => `Your code to make this the e-mail address of your ${account}:`,
    ignore: 'If you did not ask for this code, you can ignore this mail: nothing changes without the code.',
  },
};
