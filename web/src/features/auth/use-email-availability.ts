import { useQuery } from '@tanstack/react-query';
import { authCalls } from '#shared/contracts/auth.ts';
import { email as emailSchema } from '#shared/contracts/fields.ts';
import { call } from '#web/lib/api-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { type EmailOwner, findEmailOwner } from './email-owner.ts';

const calls = { candidate: authCalls.candidateSendOtp, recruiter: authCalls.recruiterSendOtp };

/** `unknown`: no address to check yet. */
export type Availability = 'unknown' | 'checking' | 'available' | NonNullable<EmailOwner>;

/** Whether an account has the address. */
export const isTaken = (availability: Availability): boolean =>
  availability === 'candidate' || availability === 'recruiter';

/**
 * Whether an e-mail address is available for a sign-up, or else the kind of account that has it; checked while the user
 * types. A sign-up reserves no address before its code is entered, so a visitor can return to the form and resubmit it.
 */
export const useEmailAvailability = (typed: string): Availability => {
  const parsed = emailSchema.safeParse(typed);
  const email = parsed.success ? parsed.data : '';
  const settled = useSettled(email);
  const owner = useQuery({
    // Both kinds of account are checked; the key is that of the first call.
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
