import { useQuery } from '@tanstack/react-query';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { call } from '#web/lib/api-client.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';

/**
 * Whether the signed-in recruiter's account is verified. The server decides with each call; this tells people
 * beforehand. `verified` is undefined until the server has said it.
 */
export const useVerified = (): { verified: boolean | undefined; isPending: boolean } => {
  const id = useOwnId();
  const account = useQuery({
    queryKey: ['recruiters', 'status', id],
    queryFn: ({ signal }) => call(recruiterCalls.status, { params: { id } }, { signal }),
    enabled: id > 0,
  });
  return { verified: account.data?.verified, isPending: account.isPending };
};
