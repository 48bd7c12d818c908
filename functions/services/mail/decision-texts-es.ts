import type { DecisionCatalogue } from './decision-catalogue.ts';

/** Why an admin rejected a certificate. */
const rejections: Readonly<Record<string, string>> = {
  unreadable: 'el documento no se puede leer',
  other_facts: 'el documento no coincide con lo que ha indicado',
  other_person: 'el documento no está a su nombre',
  number_missing: 'falta el número del certificado',
  not_genuine: 'no se ha podido reconocer la autenticidad del documento',
};

export const spanishDecisions: DecisionCatalogue = {
  measures: {
    job_taken_down: {
      subject: 'Su oferta ya no está en el sitio',
      message: ({ job_title }) =>
        `Nuestro equipo ha retirado del sitio su oferta «${job_title}». No puede volver a publicarla hasta que se levante la decisión.`,
    },
    job_removed: {
      subject: 'Su oferta se ha retirado',
      message: ({ job_title }) => `Nuestro equipo ha eliminado su oferta «${job_title}».`,
    },
    certificate_rejected: {
      subject: 'Su certificado no se ha aceptado',
      message: ({ scale: test, reason: key }) => {
        const reason = rejections[String(key)];
        return reason === undefined
          ? `Su certificado ${test} no se ha aceptado. El documento se ha eliminado. Puede subir otro.`
          : `Su certificado ${test} no se ha aceptado: ${reason}. El documento se ha eliminado. Puede subir otro.`;
      },
    },
    account_deactivated: {
      subject: 'Su cuenta se ha desactivado',
      message: () =>
        'Nuestro equipo ha desactivado su cuenta: no puede iniciar sesión y nadie ve su perfil ni sus ofertas.',
    },
    account_deleted: {
      subject: 'Su cuenta se ha eliminado',
      message: () =>
        'Nuestro equipo ha eliminado su cuenta: no puede iniciar sesión y nadie ve su perfil ni sus ofertas.',
    },
    recruiter_unverified: {
      subject: 'Se ha retirado su verificación',
      message: () =>
        'Nuestro equipo ha retirado la verificación de su cuenta: sus ofertas y la página de su empresa no se muestran, y no puede contactar con candidatos.',
    },
  },
  rule: (rule) => `La regla: ${rule}.`,
  rules: {
    terms:
      'la regla general de nuestras condiciones de uso: lo que publica y el uso que hace del sitio deben ser lícitos, honestos y relacionados con el trabajo',
    scam: 'nada de fraudes: ni tasas, ni pagos por adelantado, ni datos con pretextos',
    discrimination: 'nadie debe quedar en desventaja por ser quien es',
    not_real: 'las ofertas, las empresas y las personas deben ser reales',
    misleading: 'lo que indica debe ser cierto y no inducir a error',
    offensive: 'nada de insultos, amenazas ni contenidos sexuales',
    personal_data: 'nada de datos de otras personas sin su consentimiento',
    unlawful: 'nada que la ley prohíba',
    evidence: 'un certificado debe ser legible, auténtico y suyo, e indicar lo que usted introdujo',
  },
  found: (reason) => `Lo que nuestro equipo ha comprobado: ${reason}`,
  notFound: 'Nuestro equipo no ha escrito más sobre lo que ha comprobado. Puede preguntarlo en su reclamación.',
  effect:
    'Esta decisión la ha tomado una persona de nuestro equipo, sin medios automatizados. Vale en todo el sitio hasta que se levante.',
  how: (end) =>
    `Si cree que es errónea, puede reclamar una vez, sin coste, hasta el ${end} (UTC), en la página de abajo. Nuestro equipo la revisa entonces de nuevo y responde por correo. También puede acudir a un tribunal o a un órgano de resolución extrajudicial de litigios.`,
  action: 'Reclamar contra esta decisión',
  answer: {
    subject: 'Nuestra respuesta a su reclamación',
    upheld: 'Nuestro equipo ha revisado su decisión: se mantiene.',
    reversed: 'Nuestro equipo ha revisado su decisión: usted tenía razón, y ya no vale.',
    redo: 'Lo que se eliminó no puede recuperarse: súbalo o publíquelo de nuevo.',
    why: (text) => `Por qué: ${text}`,
    court: 'Sigue pudiendo acudir a un tribunal o a un órgano de resolución extrajudicial de litigios.',
  },
};
