import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { authCalls } from '#shared/contracts/auth.ts';
import { email as emailSchema } from '#shared/contracts/fields.ts';
import { call } from '#web/lib/api-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { type EmailOwner, findEmailOwner } from './email-owner.ts';

const debounceMs = 450;
const calls = { candidate: authCalls.candidateSendOtp, recruiter: authCalls.recruiterSendOtp };

/** `unknown`: nothing to check yet. */
export type Availability = 'unknown' | 'checking' | 'available' | NonNullable<EmailOwner>;

/** Whether somebody's account holds the address. */
export const isTaken = (availability: Availability): boolean =>
  availability === 'candidate' || availability === 'recruiter';

/** The text as it was when it last stood still for a moment; at first, as it is. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/**
 * Whether an e-mail address can still be signed up with, asked while it is typed; otherwise whose it is. Until its code
 * was entered a sign-up takes no address, so whoever comes back to the form may correct it and send it again.
 */
export const useEmailAvailability = (typed: string): Availability => {
  const parsed = emailSchema.safeParse(typed);
  const email = parsed.success ? parsed.data : '';
  const settled = useSettled(email);
  const owner = useQuery({
    // Both kinds are asked; the first call stands for the answer.
    queryKey: queryKeyOf(calls.candidate, { body: { email: settled, check: true } }),
    queryFn: ({ signal }) =>
      findEmailOwner((kind) =>
        call(calls[kind], { body: { email: settled, check: true } }, { signal, skipAuthRedirect: true }),
      ),
    enabled: settled !== '',
    staleTime: 60_000,
    retry: false,
  });
  if (email === '' || owner.isError) return 'unknown';
  if (email !== settled || owner.isPending) return 'checking';
  return owner.data ?? 'available';
};
