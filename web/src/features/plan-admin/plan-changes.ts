import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contracts/define.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { cancelLoads } from '#web/lib/cancel-loads.ts';
import { queryOf } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { withoutPlan, withPlan } from './plan-list.ts';

const allPlans = queryOf(subscriptionCalls.allPlans, {});

/** All plans, including inactive ones. */
export const useAllPlans = () => useQuery(allPlans);

/** A plan as the form returns it. */
export type PlanFields = BodyOf<typeof planCalls.createPlan> & Pick<BodyOf<typeof planCalls.updatePlan>, 'version'>;

/** Updates the visible plans in place: a list that is reloaded immediately may be stale. */
const useUpdatePlans = () => {
  const queryClient = useQueryClient();
  return async (update: (plans: readonly Plan[]) => Plan[]) => {
    const { queryKey } = allPlans;
    await cancelLoads(queryClient, queryKey);
    queryClient.setQueryData(queryKey, (plans) => plans && update(plans));
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };
};

/** Adds a plan, or changes the one with this id. */
export const useSavePlan = (id: number | undefined) => {
  const updatePlans = useUpdatePlans();
  return useMutation({
    mutationFn: (body: PlanFields) =>
      id === undefined ? call(planCalls.createPlan, { body }) : call(planCalls.updatePlan, { params: { id }, body }),
    onSuccess: (plan) => updatePlans((plans) => withPlan(plans, plan)),
  });
};

/** Deletes the plan with this id; subscriptions to it continue. */
export const useDeletePlan = (id: number) => {
  const updatePlans = useUpdatePlans();
  return useMutation({
    mutationFn: () => call(planCalls.deletePlan, { params: { id } }),
    onSuccess: () => updatePlans((plans) => withoutPlan(plans, id)),
  });
};
