import { Link, useSearchParams } from 'react-router-dom';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { linkTo } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const logins = {
  candidate: linkTo('candidateLogin'),
  recruiter: linkTo('recruiterLogin'),
  admin: linkTo('adminLogin'),
} as const;

/** Restores the previous e-mail address to which the link was sent. It needs a press, as mail scanners also visit links. */
export const Component = () => {
  const t = useT();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const undoing = useMutation({
    mutationFn: () => call(emailChangeCalls.undoEmailChange, { body: { token } }, { skipAuthRedirect: true }),
  });
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6 sm:py-24">
      <h1 className="text-3xl">{t('undoEmail.pageTitle')}</h1>
      {undoing.isSuccess ? (
        <>
          <Notice tone="success" title={t('undoEmail.done')}>
            {t('undoEmail.doneText')}
          </Notice>
          <Link
            to={logins[undoing.data.account]}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline"
          >
            {t('undoEmail.login')}
          </Link>
        </>
      ) : (
        <>
          <p className="text-lg text-soft">{t('undoEmail.text')}</p>
          <p className="text-soft">{t('undoEmail.consequence')}</p>
          {undoing.isError && <Notice tone="error">{errorText(undoing.error, t('undoEmail.failed'))}</Notice>}
          <Button onClick={() => undoing.mutate()} loading={undoing.isPending}>
            {t('undoEmail.confirm')}
          </Button>
        </>
      )}
    </div>
  );
};
