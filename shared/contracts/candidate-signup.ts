import * as z from 'zod/mini';
import { signupCandidateFields } from '../domain/candidate-fields.ts';
import { textId } from '../texts/text-id.ts';
import { signupConsent } from './consent-fields.ts';
import { email, flag, personName } from './fields.ts';
import { phone } from './phone.ts';
import { formShape } from './plain-forms.ts';

export const candidateSignupBody = z.object({
  name: personName(textId('own_name_missing')),
  email,
  phone,
  ...formShape(signupCandidateFields),
  profile_public: z._default(flag, false),
  ...signupConsent,
});
