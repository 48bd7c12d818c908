import { escapeHtml } from '#functions/platform/html.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import type { LegalSettings } from '../settings/legal-settings.ts';
import { codeFacts, type StageFacts } from './facts.ts';

/** Values of placeholders as HTML; an absent one leaves out the lines that need it. */
export type LegalValues = Readonly<Record<string, string | undefined>>;

/** A text of the operator, isolated as it may be written in another direction than the page. */
const own = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
const lines = (texts: readonly string[]): string => own(texts.join(', '));
const mail = (address: string): string =>
  `<a href="mailto:${escapeHtml(address)}"><bdi>${escapeHtml(address)}</bdi></a>`;
const call = (number: string): string =>
  `<a href="tel:${number.replaceAll(/[^+0-9]/g, '')}"><bdi dir="ltr">${escapeHtml(number)}</bdi></a>`;
const link = ({ name, url }: { name: string; url: string }): string =>
  `<a href="${escapeHtml(url)}" rel="noopener">${own(name)}</a>`;

/** A day without a zone, as the language writes it. */
export const dayIn = (language: InterfaceLanguage, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** All values that the legal texts may name, in a language. */
export function valuesIn(language: InterfaceLanguage, legal: LegalSettings, stage: StageFacts): LegalValues {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const numbers = Object.entries({ ...codeFacts, logDays: stage.logRetention, restoreDays: stage.restoreDays });
  return {
    ...Object.fromEntries(numbers.map(([name, number]) => [name, String(number)])),
    ...operatorValues(legal),
    country: escapeHtml(countries.of(legal.country) ?? legal.country),
    contactLanguages: escapeHtml(list.format(legal.contactPoint.languages.map((tag) => languages.of(tag) ?? tag))),
    region: `<bdi dir="ltr">${escapeHtml(stage.region)}</bdi>`,
    cards: stage.takesCards ? '' : undefined,
    upi: stage.takesUpi ? '' : undefined,
    relayedRooms: stage.rooms === 'relayed' ? '' : undefined,
    directRooms: stage.rooms === 'direct' ? '' : undefined,
  };
}

function operatorValues(legal: LegalSettings): LegalValues {
  const { dataProtectionOfficer: officer, euRepresentative: inEurope, grievanceOfficer, contactPoint } = legal;
  return {
    name: own(legal.name),
    address: lines(legal.address),
    email: mail(legal.email),
    phone: call(legal.phone),
    representatives: legal.representatives && lines(legal.representatives),
    register: legal.register && own(legal.register),
    taxId: legal.taxId && own(legal.taxId),
    dataOfficer: officer && own(officer.name),
    dataOfficerEmail: officer && mail(officer.email),
    euRepresentative: inEurope && own(inEurope.name),
    euRepresentativeAddress: inEurope && lines(inEurope.address),
    euRepresentativeEmail: inEurope && mail(inEurope.email),
    dataAuthority: legal.dataAuthority && link(legal.dataAuthority),
    accessibilityAuthority: legal.accessibilityAuthority && link(legal.accessibilityAuthority),
    grievanceOfficer: own(grievanceOfficer.name),
    grievanceEmail: mail(grievanceOfficer.email),
    grievancePhone: call(grievanceOfficer.phone),
    contactEmail: mail(contactPoint.email),
    securityEmail: mail(legal.securityEmail),
  };
}
