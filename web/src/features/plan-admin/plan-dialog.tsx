import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { useSavePlan } from './plan-changes.ts';
import { useConflictFields } from './plan-conflict.ts';
import { PlanFields } from './plan-fields.tsx';
import { planFormValues, usePlanForm } from './plan-form.ts';

interface Props {
  /** The plan to edit; undefined: a new one. */
  plan: Plan | undefined;
  /** Default duration of a new plan in days. */
  usualDays: number;
  onClose: () => void;
}

const useSubmit = ({ plan, usualDays, onClose }: Props) => {
  const t = useT();
  const form = usePlanForm(plan, usualDays);
  useDraft(form, `plan:${plan?.id ?? 'new'}`);
  const save = useSavePlan(plan?.id);
  useForgetFailure(form, save);
  const submit = form.handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess: ({ name }) => {
        toast.success(t(plan ? 'subscriptionAdmin.plan.updated' : 'subscriptionAdmin.plan.created', { name }));
        onClose();
      },
      onError: (error) => void showFieldErrors(form, error),
    }),
  );
  return { form, save, submit };
};

/** Creates a plan or edits one. */
export const PlanDialog = (props: Props) => {
  const t = useT();
  const { plan, onClose } = props;
  const { form, save, submit } = useSubmit(props);
  const conflictFields = useConflictFields();
  const reason = save.isError ? errorText(save.error, t('common.somethingWrong')) : null;
  return (
    <FormDialog
      title={t(plan ? 'subscriptionAdmin.plan.editTitle' : 'subscriptionAdmin.plan.createTitle')}
      {...(plan ? { description: t('subscriptionAdmin.plan.editText') } : {})}
      label={t(plan ? 'common.save' : 'subscriptionAdmin.plan.create')}
      loading={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlanFields form={form} />
      {plan && (
        <SaveConflict
          form={form}
          error={save.error}
          load={async () =>
            planFormValues(await call(subscriptionCalls.planById, { params: { id: plan.id } }), props.usualDays)
          }
          fields={conflictFields}
          save={submit}
        />
      )}
      <FormError>
        {reason && t(plan ? 'subscriptionAdmin.plan.updateFailed' : 'subscriptionAdmin.plan.createFailed', { reason })}
      </FormError>
    </FormDialog>
  );
};
