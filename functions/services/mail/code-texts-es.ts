import type { CodeCatalogue } from './code-catalogue.ts';
import { product } from './mail-page.ts';

export const spanish: CodeCatalogue = {
  language: 'es',
  direction: 'ltr',
  greeting: 'Hola:',
  validity: 'Es válido durante 10 minutos y solo se puede usar una vez.',
  warning: 'Nunca se lo pediremos por teléfono ni por correo: no lo comparta con nadie.',
  accounts: {
    candidate: 'cuenta de candidatura',
    recruiter: 'cuenta de reclutamiento',
    admin: 'cuenta de admin',
    master_admin: 'cuenta de admin principal',
  },
  signIn: {
    subject: `Su código para iniciar sesión en ${product}`,
    intro: (account) => `Su código para iniciar sesión en su ${account}:`,
    ignore: 'Si no ha solicitado este código, ignore este mensaje: nadie puede iniciar sesión sin el código.',
  },
  signUp: {
    subject: `Su código de registro en ${product}`,
    intro: (account) => `Su código para confirmar esta dirección de correo y abrir su nueva ${account}:`,
    ignore: 'Si no se ha registrado, ignore este mensaje: no se abre ninguna cuenta sin el código.',
  },
  change: {
    subject: `Su código de ${product} para una nueva dirección de correo`,
    intro: (account) => `Su código para usar esta dirección de correo en su ${account}:`,
    ignore: 'Si no ha solicitado este código, ignore este mensaje: nada cambia sin el código.',
  },
};
