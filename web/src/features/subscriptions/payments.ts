import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Payment, paymentCalls } from '#shared/contracts/payments.ts';
import { pageSize } from '#web/config/page-size.ts';
import { pagesOf, queryOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/** The payment methods of this deployment. */
export const usePaymentWays = () =>
  useQuery({ ...queryOf(paymentCalls.ways, {}), staleTime: Number.POSITIVE_INFINITY });

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
