import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EyeOff } from '#web/ui/icons.ts';
import { BlockDialog } from './lazy-visibility.tsx';

/** The button on a company's page, and in its thread, with which a candidate blocks the company. */
export const BlockCompanyButton = ({
  companyId,
  name,
  label,
}: {
  companyId: number;
  name: string;
  /** In place of the text of the company's page. */
  label?: string;
}) => {
  const t = useT();
  const userType = useSession()?.userType;
  const [isOpen, setOpen] = useState(false);
  if (userType !== 'candidate') return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="text-soft!"
        icon={<EyeOff className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {label ?? t('publicPages.company.block')}
      </Button>
      {isOpen && <BlockDialog companyId={companyId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
