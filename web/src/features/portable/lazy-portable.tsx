import { later } from '#web/lib/later.tsx';

/** The card of the account screen with import and exports of the profile: for candidates only. */
export const PortableCard = later(async () => (await import('./portable-card.tsx')).PortableCard, {
  texts: ['portable'],
});
