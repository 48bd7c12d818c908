import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Payment, paymentCalls } from '#shared/contracts/payments.ts';
import { pageSize } from '#web/config/page-size.ts';
import { pagesOf, queryOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/** The payment methods of this deployment; where there are none, payments may only be switched off for a while. */
export const usePaymentWays = () =>
  useQuery({
    ...queryOf(paymentCalls.ways, {}),
    staleTime: ({ state: { data } }) => (data?.card || data?.upi ? Number.POSITIVE_INFINITY : 0),
  });

/** The signed-in recruiter's payments, newest first. */
export const usePayments = () => {
  const id = useOwnId();
  return useInfiniteQuery({
    ...pagesOf(paymentCalls.ofRecruiter, { params: { id }, query: { limit: pageSize.rows } }),
    enabled: id > 0,
  });
};

/** The pending payment by UPI that an admin has to confirm: at most one, the latest. Undefined: none known. */
export const usePendingUpi = (): Payment | undefined =>
  usePayments().data?.pages[0]?.items.find(({ method, status }) => method === 'upi' && status === 'pending');
