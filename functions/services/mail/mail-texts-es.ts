import type { MailCatalogue, Values } from './mail-catalogue.ts';
import { product } from './mail-page.ts';

const statusMessages: Readonly<Record<string, (job: string, company: string) => string>> = {
  reviewed: (job, company) => `${company} ha revisado su candidatura a «${job}».`,
  shortlisted: (job, company) => `${company} ha preseleccionado su candidatura a «${job}».`,
  rejected: (job, company) => `${company} ha decidido no seguir adelante con su candidatura a «${job}».`,
  hired: (job, company) => `¡Enhorabuena! ${company} ha decidido contratarle para el puesto «${job}».`,
};

const contactWays: Readonly<Record<string, string>> = {
  email: ' por correo electrónico',
  phone: ' por teléfono',
  video: ' por videollamada',
};

const named = ({ job_title, company_name }: Values) => ({ job: String(job_title), company: String(company_name) });

export const spanish: MailCatalogue = {
  language: 'es',
  direction: 'ltr',
  greeting: 'Hola:',
  reason: 'Recibe este correo porque tiene una cuenta con nosotros.',
  optOut: 'Dejar de recibir estos correos',
  stopSearch: 'No recibir más correos sobre esta búsqueda',
  ending: {
    subject: `Su suscripción a ${product} termina pronto`,
    message: (plan, day) => `Su suscripción ${plan} termina el ${day} (UTC).`,
    advice: 'Si compra un plan antes de esa fecha, se le suman las consultas y los días que le queden.',
    action: 'Ver los planes',
  },
  addressChange: {
    subject: `El correo electrónico de su cuenta de ${product} ha cambiado`,
    message: (time) =>
      `El correo electrónico de su cuenta se cambió el ${time} (UTC). Esta dirección ya no pertenece a la cuenta: ahora inicia sesión con la nueva y recibe en ella nuestros correos.`,
    advice: (end) =>
      `Si ha sido usted, no tiene que hacer nada. Si no, recupere esta dirección: el enlace de abajo es válido hasta el ${end} (UTC). Cierra la sesión en todos los dispositivos y, después, solo se podrá iniciar sesión con esta dirección.`,
    action: 'Recuperar esta dirección',
  },
  invitation: {
    subject: `Ahora administra ${product}`,
    message: (inviter) => `${inviter} ha creado para usted una cuenta de admin en ${product}.`,
    messageWithoutName: `Se ha creado para usted una cuenta de admin en ${product}.`,
    advice:
      'Para iniciar sesión, abra la página de abajo e introduzca la dirección a la que llegó este correo. Le enviaremos un código de un solo uso; no necesita contraseña.',
    action: 'Iniciar sesión como admin',
    unexpected:
      'Si no esperaba esta invitación, puede ignorar este correo: solo usted recibe los códigos de esta dirección.',
  },
  about: {
    application_received: {
      subject: 'Nueva candidatura a su oferta',
      message: ({ job_title, candidate_name }) => `${candidate_name} ha presentado su candidatura a «${job_title}».`,
      action: 'Ver las candidaturas',
    },
    application_status_changed: {
      subject: 'Novedades sobre su candidatura',
      message: (values) => {
        const { job, company } = named(values);
        const message = statusMessages[String(values.status)]?.(job, company);
        return message ?? `Su candidatura a «${job}» en ${company} tiene un nuevo estado.`;
      },
      action: 'Ver la oferta',
    },
    shortlisted: {
      subject: 'Su perfil está en una preselección',
      message: (values) => {
        const { job, company } = named(values);
        const isForJob = values.job_title !== undefined;
        return isForJob
          ? `${company} ha añadido su perfil a la preselección para «${job}».`
          : 'Un equipo de reclutamiento ha añadido su perfil a una preselección.';
      },
      action: 'Ir a su panel',
    },
    contacted: {
      subject: 'Un equipo de reclutamiento se pone en contacto con usted',
      message: (values) => {
        const { job, company } = named(values);
        const way = contactWays[String(values.method)] ?? '';
        return `${company} se pone en contacto con usted${way} en relación con «${job}».`;
      },
      action: 'Ver la oferta',
    },
    profile_unlocked: {
      subject: 'Su perfil se ha desbloqueado',
      message: ({ company_name }) =>
        `${company_name} ha desbloqueado su perfil y ahora ve su nombre, sus datos de contacto y sus archivos. Puede bloquear a la empresa en cualquier momento.`,
      action: 'Ver quién ha desbloqueado su perfil',
    },
    certificate_checked: {
      subject: 'Su certificado se ha comprobado',
      message: ({ scale: test }) =>
        `Hemos comprobado su certificado ${test}: ahora cuenta como acreditación comprobada.`,
      action: 'Ver mis certificados',
    },
    jobs_found: {
      subject: 'Nuevas ofertas para su búsqueda guardada',
      message: ({ search_name, found }) => `Nuevas ofertas para su búsqueda guardada «${search_name}»: ${found}.`,
      action: 'Ver las ofertas',
    },
    candidates_found: {
      subject: 'Nuevos candidatos para su búsqueda guardada',
      message: ({ search_name, found }) =>
        `Nuevos candidatos para su búsqueda guardada «${search_name}»: ${found}. Sus nombres están ocultos.`,
      action: 'Ver los candidatos',
    },
    recruiter_verified: {
      subject: 'Su cuenta se ha verificado',
      message: () => 'Su cuenta se ha verificado: ya puede publicar ofertas.',
      action: 'Ir a su panel',
    },
    subscription_started: {
      subject: 'Su suscripción está activa',
      message: ({ plan_name }) => `Su suscripción ${plan_name} está activa.`,
      action: 'Ir a su panel',
    },
    subscription_ended: {
      subject: 'Su suscripción ha terminado',
      message: ({ plan_name }) => `Su suscripción ${plan_name} ha terminado.`,
      action: 'Ver los planes',
    },
    payment_received: {
      subject: 'Hemos recibido su pago',
      message: ({ plan_name, amount }) =>
        `Hemos recibido su pago de ${amount} por el plan ${plan_name}. La factura está entre sus pagos.`,
      action: 'Ver sus pagos',
    },
    payment_refunded: {
      subject: 'Su pago se ha reembolsado',
      message: ({ plan_name, amount }) => `Se han reembolsado ${amount} de su pago del plan ${plan_name}.`,
      action: 'Ver sus pagos',
    },
    refund_failed: {
      subject: 'Su reembolso no ha llegado',
      message: ({ plan_name, amount }) =>
        `No se pudieron reembolsar ${amount} de su pago del plan ${plan_name}. Lo que pagó vuelve a estar activo hasta que se le reembolse por otro medio.`,
      action: 'Ver sus pagos',
    },
    payment_failed: {
      subject: 'Su pago no se ha completado',
      message: ({ plan_name, method }) =>
        method === 'upi'
          ? `Su pago por UPI del plan ${plan_name} se ha descartado y no se confirmará. Si ya lo ha pagado, contacte con el servicio de asistencia.`
          : `Su pago con tarjeta del plan ${plan_name} ha fallado. Puede intentarlo de nuevo.`,
      action: 'Ver los planes',
    },
    report_decided: {
      subject: 'Hemos decidido sobre su denuncia',
      message: ({ decision }) =>
        decision === 'take_down'
          ? 'Gracias por su denuncia. Nuestro equipo la ha examinado y ha retirado del sitio lo que usted denunció.'
          : 'Gracias por su denuncia. Nuestro equipo la ha examinado y no ha encontrado ninguna infracción de las reglas.',
      action: 'Ir a su panel',
    },
  },
};
