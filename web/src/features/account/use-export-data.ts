import { accountCalls } from '#shared/contracts/account.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { download, fileDate } from '#web/lib/download.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The export reads all data of the account, which may take longer than other calls. */
const timeoutMs = 20_000;

/** Downloads all stored data of the signed-in user as a JSON file. */
export const useExportData = () => {
  const t = useT();
  return useMutation({
    mutationFn: () => call(accountCalls.export, {}, { timeoutMs }),
    onSuccess: (data) => {
      download(`my_data_${fileDate(new Date())}.json`, JSON.stringify(data, null, 2), 'application/json');
      toast.success(t(data.is_complete ? 'account.export.done' : 'account.export.part'));
    },
    onError: (error) => toast.error(errorText(error, t('account.export.failed'))),
  });
};
