import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Payment, paymentCalls } from '#shared/contracts/payments.ts';
import { call } from '#web/lib/api-client.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';

const historyKey = ['payments', 'history'] as const;
const pageSize = 20;

/** How plans can be paid here. */
export const usePaymentWays = () =>
  useQuery({
    queryKey: ['payments', 'ways'],
    queryFn: ({ signal }) => call(paymentCalls.ways, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The signed-in recruiter's payments, newest first. */
export const usePayments = () => {
  const id = useOwnId();
  return useInfiniteQuery({
    queryKey: [...historyKey, id],
    queryFn: ({ pageParam, signal }) =>
      call(paymentCalls.ofRecruiter, { params: { id }, query: { limit: pageSize, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: id > 0,
  });
};

/** The payment by UPI that an admin has still to confirm: there is at most one, the latest. Undefined: none known. */
export const usePendingUpi = (): Payment | undefined =>
  usePayments().data?.pages[0]?.items.find(({ method, status }) => method === 'upi' && status === 'pending');

/** Makes every screen ask for the payments again, after one was made. */
export const useForgetPayments = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: historyKey });
};
