import { Link } from 'react-router-dom';
import { companyCalls } from '#shared/contracts/company.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import { linkTo } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Tells a company that an admin did not verify it, where it reads why, and how it waits for the verification again. */
export const SentBackNotice = ({ decision }: { decision: SendBack }) => {
  const t = useT();
  const invalidate = useInvalidate();
  const request = useMutation({
    mutationFn: () => call(companyCalls.requestVerification, {}),
    onSuccess: () => {
      toast.success(t('verification.requestedAgain'));
      void invalidate(recruiterCalls.ownProfile);
    },
    onError: (error) => toast.error(errorText(error, t('verification.requestFailed'))),
  });
  const again = (
    <Button variant="secondary" size="sm" loading={request.isPending} onClick={() => request.mutate()}>
      {t('verification.requestAgain')}
    </Button>
  );
  return (
    <Notice tone="warning" title={t(`verification.sentBack.${decision}`)} action={again}>
      <p>{t('verification.sentBackText')}</p>
      <p className="mt-1.5">
        <Link to={linkTo('decisions')} className="rounded-sm font-semibold underline">
          {t('verification.readWhy')}
        </Link>
      </p>
    </Notice>
  );
};
