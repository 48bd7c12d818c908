import type { MailCatalogue, Values } from './mail-catalogue.ts';
import { product } from './mail-page.ts';

const statusMessages: Readonly<Record<string, (job: string, company: string) => string>> = {
  reviewed: (job, company) => `${company} has reviewed your application for ${job}.`,
  shortlisted: (job, company) => `${company} has shortlisted you for ${job}.`,
  rejected: (job, company) => `${company} has decided not to go on with your application for ${job}.`,
  hired: (job, company) => `Congratulations: ${company} hires you as ${job}!`,
};

const contactWays: Readonly<Record<string, string>> = {
  email: ' by e-mail',
  phone: ' by phone',
  video: ' by video call',
};

const named = ({ job_title, company_name }: Values) => ({ job: String(job_title), company: String(company_name) });

export const english: MailCatalogue = {
  language: 'en',
  direction: 'ltr',
  greeting: 'Hello,',
  reason: 'You get this mail because you have an account with us.',
  optOut: 'Stop these mails',
  stopSearch: 'Stop mails about this search',
  ending: {
    subject: `Your ${product} subscription ends soon`,
    message: (plan, day) => `Your ${plan} subscription ends on ${day} (UTC).`,
    advice: 'If you buy a plan before that, the views and days that are left are added to it.',
    action: 'See the plans',
  },
  addressChange: {
    subject: `The e-mail address of your ${product} account was changed`,
    message: (time) =>
      `The e-mail address of your account was changed on ${time} (UTC). This address is no longer used for it: you sign in and get mails with the new one.`,
    advice: (end) =>
      `If that was you, there is nothing to do. If it was not, put this address back: the link below works until ${end} (UTC). It signs all devices out, and only this address can sign in again.`,
    action: 'Put this address back',
  },
  invitation: {
    subject: `You are now an admin of ${product}`,
    message: (inviter) => `${inviter} has created an account for you as an admin of ${product}.`,
    messageWithoutName: `An account as an admin of ${product} has been created for you.`,
    advice:
      'To sign in, open the page below and enter the address that this mail was sent to. We then mail you a one-time code; you need no password.',
    action: 'Sign in as an admin',
    unexpected:
      'If you do not expect this invitation, you can ignore this mail: only you get the codes for this address.',
  },
  about: {
    application_received: {
      subject: 'New application for your job',
      message: ({ job_title, candidate_name }) => `${candidate_name} applied for ${job_title}.`,
      action: 'See the applicants',
    },
    application_status_changed: {
      subject: 'News about your application',
      message: (values) => {
        const { job, company } = named(values);
        const message = statusMessages[String(values.status)]?.(job, company);
        return message ?? `Your application for ${job} at ${company} has a new status.`;
      },
      action: 'See the job',
    },
    shortlisted: {
      subject: 'You are on a shortlist',
      message: (values) => {
        const { job, company } = named(values);
        const isForJob = values.job_title !== undefined;
        return isForJob
          ? `${company} has put you on the shortlist for ${job}.`
          : 'A recruiter has put you on a shortlist.';
      },
      action: 'Go to your dashboard',
    },
    contacted: {
      subject: 'A recruiter is getting in touch with you',
      message: (values) => {
        const { job, company } = named(values);
        const way = contactWays[String(values.method)] ?? '';
        return `${company} is getting in touch with you about ${job}${way}.`;
      },
      action: 'See the job',
    },
    profile_unlocked: {
      subject: 'Your profile was unlocked',
      message: ({ company_name }) =>
        `${company_name} has unlocked your profile and can now see your name, contact details and files. You can block the company at any time.`,
      action: 'See who unlocked you',
    },
    certificate_checked: {
      subject: 'Your certificate was checked',
      message: ({ scale: test }) => `An admin has checked your ${test} certificate: it now counts as checked evidence.`,
      action: 'See your certificates',
    },
    jobs_found: {
      subject: 'New jobs for your saved search',
      message: ({ search_name, found }) => `New jobs for your saved search “${search_name}”: ${found}.`,
      action: 'See the jobs',
    },
    candidates_found: {
      subject: 'New candidates for your saved search',
      message: ({ search_name, found }) =>
        `New candidates for your saved search “${search_name}”: ${found}. Their names are masked.`,
      action: 'See the candidates',
    },
    recruiter_verified: {
      subject: 'Your account is verified',
      message: () => 'Your account is verified: you can post jobs now.',
      action: 'Go to your dashboard',
    },
    subscription_started: {
      subject: 'Your subscription is active',
      message: ({ plan_name }) => `Your ${plan_name} subscription is active.`,
      action: 'Go to your dashboard',
    },
    subscription_ended: {
      subject: 'Your subscription has ended',
      message: ({ plan_name }) => `Your ${plan_name} subscription has ended.`,
      action: 'See the plans',
    },
    payment_received: {
      subject: 'We received your payment',
      message: ({ plan_name, amount }) =>
        `We received your payment of ${amount} for the ${plan_name} plan. Its invoice is among your payments.`,
      action: 'See your payments',
    },
    payment_refunded: {
      subject: 'Your payment was refunded',
      message: ({ plan_name, amount }) => `${amount} of your payment for the ${plan_name} plan was paid back.`,
      action: 'See your payments',
    },
    refund_failed: {
      subject: 'Your refund did not arrive',
      message: ({ plan_name, amount }) =>
        `${amount} of your payment for the ${plan_name} plan could not be paid back. What you paid for is active again until the money is paid back in another way.`,
      action: 'See your payments',
    },
    payment_failed: {
      subject: 'Your payment was not completed',
      message: ({ plan_name, method }) =>
        method === 'upi'
          ? `Your UPI payment for the ${plan_name} plan was set aside and will not be confirmed. If you have paid it, please contact support.`
          : `Your card payment for the ${plan_name} plan failed. You can try again.`,
      action: 'See the plans',
    },
    report_decided: {
      subject: 'We have decided about your report',
      message: ({ decision }) =>
        decision === 'take_down'
          ? 'Thank you for your report. Our team has looked at it and taken what you reported off the site.'
          : 'Thank you for your report. Our team has looked at it and found no breach of the rules.',
      action: 'Go to your dashboard',
    },
  },
};
