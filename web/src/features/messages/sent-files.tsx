import { messageFileCalls } from '#shared/contracts/message-files.ts';
import type { MessageFile } from '#shared/contracts/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { openAddress } from '#web/lib/download.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Download, FileText, LoaderCircle, Lock } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';
import { FileSize } from './file-size.tsx';
import { useOwnSide } from './thread-names.ts';

const line = 'flex w-full items-center gap-2.5 rounded-md border border-line bg-card px-3 py-2 text-start text-sm';

/** A file that the reader can open. Its address works for minutes, so that it is requested with the click. */
const OpenFile = ({ threadId, file: { id, name, size } }: { threadId: string; file: MessageFile }) => {
  const t = useT();
  const open = useMutation({
    mutationFn: () => call(messageFileCalls.openFile, { params: { id: threadId, file: id } }),
    onSuccess: ({ file }) => openAddress(file),
    onError: (error) => toast.error(errorText(error, t('messages.fileOpenFailed'))),
  });
  const Icon = open.isPending ? LoaderCircle : Download;
  return (
    <button
      type="button"
      title={t('messages.fileOpen', { name })}
      aria-busy={open.isPending || undefined}
      className={buttonClass('secondary', 'md', 'w-full justify-start! font-normal!')}
      onClick={() => !open.isPending && open.mutate()}
    >
      <FileText className="size-5 shrink-0 text-soft" aria-hidden="true" />
      <bdi className="min-w-0 flex-1 truncate text-start">{name}</bdi>
      <FileSize bytes={size} />
      <Icon className="size-4 shrink-0" aria-hidden="true" />
    </button>
  );
};

/** The files of a message; those that wait for the right to see what they may show say what they wait for. */
export const SentFiles = ({
  threadId,
  files,
  otherName,
}: {
  threadId: string;
  files: readonly MessageFile[];
  otherName: string;
}) => {
  const t = useT();
  const held = useOwnSide() === 'candidate' ? 'messages.fileHeldCandidate' : 'messages.fileHeldRecruiter';
  return (
    <ul aria-label={t('messages.files', { count: files.length })} className="mt-1 w-72 max-w-[85%] space-y-1.5">
      {files.map((file) => (
        <li key={file.id}>
          {file.held ? (
            <div className={line}>
              <Lock className="size-5 shrink-0 text-soft" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <bdi className="block truncate">{file.name}</bdi>
                <span className="block text-xs text-soft">{t(held, { name: otherName })}</span>
              </span>
            </div>
          ) : (
            <OpenFile threadId={threadId} file={file} />
          )}
        </li>
      ))}
    </ul>
  );
};
