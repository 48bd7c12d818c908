import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { line, required, shownVersion } from '#shared/contracts/fields.ts';
import { phoneOrStored } from '#shared/contracts/phone.ts';
import { sentShape } from '#shared/contracts/plain-forms.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { textId } from '#shared/texts/text-id.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { toForm } from './profile-changes.ts';

/** The form requires name and phone; the call accepts any part of the fields. */
const formSchema = (storedPhone: string) =>
  z.object({
    ...sentShape(candidateFields),
    name: required(line(100), textId('own_name_missing')),
    phone: phoneOrStored(storedPhone),
    video_public: z.boolean(),
    profile_public: z.boolean(),
    version: shownVersion,
  });

/** The form of the own profile. */
export const useProfileForm = (candidate: Candidate) => {
  const schema = useMemo(() => formSchema(candidate.phone), [candidate.phone]);
  return useContractForm(schema, toForm(candidate));
};
export type ProfileFormState = ReturnType<typeof useProfileForm>;
