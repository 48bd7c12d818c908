import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** The own e-mail address among the fields of the profile. It is changed with a code, in a separate dialog. */
export const OwnEmail = ({ email, onChange }: { email: string; onChange: () => void }) => {
  const t = useT();
  return (
    <div>
      <p className="text-sm font-semibold">{t('candidates.profile.email')}</p>
      <div className="mt-1.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <bdi dir="ltr" className="min-w-0 wrap-anywhere rtl:text-right">
          {email}
        </bdi>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {t('candidates.profile.changeEmail')}
        </Button>
      </div>
    </div>
  );
};
