import { domainBlock } from '#shared/contracts/visibility.ts';
import { useT } from '#web/lib/i18n.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useChangeVisibility } from './use-visibility.ts';

/** Blocks everybody whose address is at a mail domain. */
export const DomainForm = () => {
  const t = useT();
  const change = useChangeVisibility();
  const form = useContractForm(domainBlock, { domain: '' });
  const submit = form.handleSubmit((block) =>
    change.mutateAsync({ block }).then(
      () => form.reset(),
      // The toast says why.
      () => undefined,
    ),
  );
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="mt-4 flex max-w-xl flex-col gap-3 sm:flex-row sm:items-start"
    >
      <TextInput
        className="min-w-0 flex-1"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('visibility.blocked.domain')}
        hint={t('visibility.blocked.domainHint')}
        error={form.formState.errors.domain?.message}
        {...form.register('domain')}
      />
      <Button type="submit" variant="secondary" className="sm:mt-7" loading={change.isPending}>
        {t('visibility.blocked.add')}
      </Button>
    </form>
  );
};
