import { useNavigate } from 'react-router-dom';
import { companyCalls } from '#shared/contracts/company.ts';
import { dashboardOf } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Accepts an invitation with the account that is signed in. */
export const JoinButton = ({ id, email, company }: { id: string; email: string; company: string }) => {
  const t = useT();
  const navigate = useNavigate();
  const joining = useMutation({
    mutationFn: () => call(companyCalls.joinCompany, { params: { id } }),
    onSuccess: ({ company_id, role }) => {
      updateSessionUser({ company_id, company_role: role, company_name: company });
      toast.success(t('team.offer.joined', { company }));
      void navigate(dashboardOf.recruiter);
    },
  });
  return (
    <div className="grid gap-4">
      <p className="text-soft wrap-anywhere">{t('team.offer.joinText', { email })}</p>
      {joining.isError && <Notice tone="error">{errorText(joining.error, t('team.offer.joinFailed'))}</Notice>}
      <Button size="lg" className="w-full" loading={joining.isPending} onClick={() => joining.mutate()}>
        {t('team.offer.join', { company })}
      </Button>
    </div>
  );
};
