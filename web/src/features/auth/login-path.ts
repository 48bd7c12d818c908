import { paths } from '#web/app/paths.ts';

/** The candidates' sign-in, prefilled with an e-mail address. */
export const loginPath = (email: string): string =>
  email ? `${paths.candidate.login}?type=candidate&email=${encodeURIComponent(email)}` : paths.candidate.login;
