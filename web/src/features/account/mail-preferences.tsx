import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationCalls, type MailPreferences as Preferences } from '#shared/contracts/notifications.ts';
import { isUsual, type MailedKind, mailedKinds, type UsualKind } from '#shared/domain/notification-kinds.ts';
import { languageNames } from '#shared/locales/languages.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { firstKnown } from '#web/lib/site-languages.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorLine } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PushDevice } from './push-device.tsx';

const usePreferences = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const query = queryOf(notificationCalls.preferences, {});
  const preferences = useQuery(query);
  const change = useMutation({
    mutationFn: (body: Partial<Preferences>) => call(notificationCalls.updatePreferences, { body }),
    onSuccess: (answer) => {
      queryClient.setQueryData(query.queryKey, answer);
      toast.success(t('account.mails.saved'));
    },
    onError: (error) => toast.error(errorText(error, t('account.mails.failed'))),
  });
  return { preferences, change };
};

const languageOptions = Object.entries(languageNames).map(([value, label]) => ({ value, label, lang: value }));

/** Which notifications are also mailed, and in which language; a choice is saved immediately. */
export const MailPreferences = ({ owner }: { owner: 'candidate' | 'recruiter' }) => {
  const t = useT();
  const { preferences, change } = usePreferences();
  const kinds: readonly MailedKind[] = mailedKinds[owner];
  // Of a founder's colleagues those that reach them.
  const shown = kinds.filter(isUsual).filter((kind) => kind in (preferences.data?.mails ?? {}));
  const isWanted = (kind: UsualKind) =>
    (change.isPending ? change.variables.mails?.[kind] : undefined) ?? preferences.data?.mails[kind] ?? false;
  const language = (change.isPending ? change.variables.language : undefined) ?? preferences.data?.language ?? 'en';
  return (
    <Card as="section" aria-labelledby="mails">
      <h2 id="mails" className="text-xl">
        {t('account.mails.title')}
      </h2>
      <p className="mt-0.5 mb-1.5 text-sm text-soft">{t('account.mails.text')}</p>
      {preferences.isPending && <Skeleton className="h-53 w-full max-w-md" />}
      {preferences.isError && <ErrorLine title={t('account.mails.notLoaded')} query={preferences} />}
      {preferences.data && (
        <fieldset className="flex flex-col items-start" aria-labelledby="mails" disabled={change.isPending}>
          {owner === 'candidate' && (
            <Checkbox
              label={t('account.mails.job_digest')}
              checked={
                (change.isPending ? change.variables.job_digest : undefined) ?? preferences.data.job_digest ?? false
              }
              onChange={(event) => change.mutate({ job_digest: event.target.checked })}
            />
          )}
          {shown.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`account.mails.${kind}`)}
              checked={isWanted(kind)}
              onChange={(event) => change.mutate({ mails: { [kind]: event.target.checked } })}
            />
          ))}
          <Select
            className="mt-2 w-full max-w-xs"
            label={t('account.mails.language')}
            options={languageOptions}
            value={firstKnown([language])}
            onChange={(event) => change.mutate({ language: event.target.value })}
          />
        </fieldset>
      )}
      <PushDevice />
    </Card>
  );
};
