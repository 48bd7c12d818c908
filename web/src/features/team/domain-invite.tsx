import { useState } from 'react';
import { companyCalls } from '#shared/contracts/company.ts';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import { mailDomain } from '#shared/domain/email-address.ts';
import { mailProviders } from '#shared/domain/mail-providers.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Link2 } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { roleHint, roleOf, roleOptions } from './roles.ts';

/** Invites everybody at the mail domain of the company, where it has one of its own: owners pass on the link. */
export const DomainInvite = ({ email }: { email: string }) => {
  const t = useT();
  const invalidate = useInvalidate();
  const [role, setRole] = useState<CompanyRole>('viewer');
  const domain = mailDomain(email);
  const invitation = useMutation({
    mutationFn: () => call(companyCalls.invite, { body: { email, role, language: getLanguage(), whole_domain: true } }),
    onSuccess: () => void toast.success(t('team.domainMade', { domain })),
    onSettled: () => invalidate(companyCalls.team),
  });
  if (mailProviders.has(domain)) return null;
  return (
    <Card as="section" aria-label={t('team.domain', { domain })}>
      <CardHeader title={t('team.domain', { domain })} hint={t('team.domainText', { domain })} />
      <div className="grid gap-5">
        <Select
          label={t('team.role')}
          hint={t(roleHint(role))}
          options={roleOptions(t).filter(({ value }) => value !== 'owner')}
          value={role}
          onChange={({ target }) => setRole(roleOf(target.value))}
        />
        <FormError>{invitation.error ? errorText(invitation.error, t('team.inviteFailed')) : null}</FormError>
        <Button
          variant="secondary"
          className="w-full"
          loading={invitation.isPending}
          icon={<Link2 className="size-4" aria-hidden="true" />}
          onClick={() => invitation.mutate()}
        >
          {t('team.domainAllow')}
        </Button>
      </div>
    </Card>
  );
};
