import * as z from 'zod/mini';
import { textId } from '../texts/text-id.ts';
import { signupConsent } from './consent-fields.ts';
import { email, flag, line, personName, tags } from './fields.ts';
import { phone } from './phone.ts';

/** Fields shared by sign-up and profile form. */
export const candidateDetails = {
  address: line(200),
  subtitle: line(160),
  skills: tags(30, 60),
  language: line(60),
};

export const candidateSignupBody = z.object({
  name: personName(textId('own_name_missing')),
  email,
  phone,
  address: z._default(candidateDetails.address, ''),
  subtitle: z._default(candidateDetails.subtitle, ''),
  skills: z._default(candidateDetails.skills, []),
  language: z._default(candidateDetails.language, ''),
  profile_public: z._default(flag, false),
  ...signupConsent,
});
