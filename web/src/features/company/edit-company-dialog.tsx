import { useQueryClient } from '@tanstack/react-query';
import { type Company, companyBody, recruiterCalls } from '#shared/contracts/recruiters.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useDraft } from '#web/ui/use-draft.ts';

type Body = Pick<Company, 'about' | 'website' | 'location' | 'version'>;

const useSaveCompany = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(recruiterCalls.updateCompany, { params: { id }, body }),
    onSuccess: (saved) => {
      const key = queryKeyOf(recruiterCalls.company, { params: { id } });
      queryClient.setQueryData<Company>(key, (shown) => ({ ...shown, ...saved }));
    },
  });
};

/** Edits what the own company's page says. */
export const EditCompanyDialog = ({ company, onClose }: { company: Company; onClose: () => void }) => {
  const t = useT();
  const { about, website, location, version } = company;
  const form = useContractForm(companyBody, { about, website, location, version });
  useDraft(form, 'company');
  const { register, formState } = form;
  const save = useSaveCompany(company.recruiter_id);
  useForgetFailure(form, save);
  const submit = form.handleSubmit((body) => save.mutate(body, onSaved(form, t('publicPages.company.saved'), onClose)));
  const label = (name: 'about' | 'website' | 'location') => t(`publicPages.company.${name}`);
  const field = (name: 'about' | 'website' | 'location') => ({
    optional: true,
    label: label(name),
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <FormDialog
      title={t('publicPages.company.edit')}
      description={t('publicPages.company.editHint')}
      label={t('publicPages.company.save')}
      loading={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        rows={8}
        hint={t('publicPages.company.aboutHint')}
        limit={limitOf(companyBody, 'about')}
        {...field('about')}
      />
      <TextInput {...field('location')} hint={t('publicPages.company.locationHint')} />
      <TextInput {...field('website')} type="url" dir="ltr" placeholder="https://www.example.com" />
      <FormError>{save.isError ? errorText(save.error, t('publicPages.company.saveFailed')) : null}</FormError>
      <SaveConflict
        form={form}
        error={save.error}
        load={() => call(recruiterCalls.company, { params: { id: company.recruiter_id } })}
        fields={{
          about: { label: label('about') },
          location: { label: label('location') },
          website: { label: label('website') },
        }}
        save={submit}
      />
    </FormDialog>
  );
};
