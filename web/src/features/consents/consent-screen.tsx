import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { accountCalls } from '#shared/contracts/account.ts';
import { agreed } from '#shared/contracts/consent-fields.ts';
import { type LegalDocument, legalVersions } from '#shared/domain/legal-versions.ts';
import { linkTo } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { endConsentQuestion } from '#web/lib/missing-consents.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LegalConsent } from '#web/ui/legal-consent.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const schema = z.object({ agreed });

/** Requests consent to the documents whose present version an account has not accepted, once, in place of its screen. */
export const ConsentScreen = ({ documents }: { documents: readonly LegalDocument[] }) => {
  const t = useT();
  const form = useContractForm(schema, { agreed: false });
  const consent = useMutation({
    mutationFn: () => {
      const { privacy, terms } = legalVersions;
      const body = { privacy_version: privacy, terms_version: terms, language: getLanguage() };
      return call(accountCalls.acceptDocuments, { body });
    },
    onSuccess: endConsentQuestion,
  });
  useForgetFailure(form, consent);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={t('consents.title')}>{t('consents.text')}</PageHeader>
      <Card>
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => void form.handleSubmit(() => consent.mutate())(event)}
        >
          <LegalConsent
            documents={documents}
            error={form.formState.errors.agreed?.message}
            {...form.register('agreed')}
          />
          <FormError>{consent.isError ? errorText(consent.error, t('consents.failed')) : null}</FormError>
          <Button type="submit" size="lg" loading={consent.isPending}>
            {t('consents.continue')}
          </Button>
        </form>
      </Card>
      <p className="mt-6 text-sm text-soft">{t('consents.refuse')}</p>
      <Link
        to={linkTo('account')}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline"
      >
        {t('consents.toAccount')}
      </Link>
    </div>
  );
};
