import { Toast as Radix } from 'radix-ui';
import { t } from '../lib/i18n.ts';
import { CircleAlert, CircleCheck, Info, X } from './icons.ts';
import { Reference } from './reference.tsx';
import { dismissToast, type ToastTone, toastMs, useToasts } from './toast-store.ts';

const icons = {
  success: <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />,
  error: <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />,
  info: <Info className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />,
} satisfies Record<ToastTone, unknown>;

/** A message with a reference stays longer, so that it can be copied. */
const referenceMs = 20_000;

/** Shows toasts at the top right (top left in right-to-left languages). Rendered once, in the root layout. */
export const Toaster = () => {
  const toasts = useToasts();
  return (
    <Radix.Provider duration={toastMs} label={t('common.notifications')} swipeDirection="up">
      {toasts.map(({ id, tone, text }) => (
        <Radix.Root
          key={id}
          {...(text.includes('\n') && { duration: referenceMs })}
          type={tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(id)}
          className="flex items-start gap-3 rounded-lg border border-line bg-card p-4 shadow-lg shadow-ink/10 animate-rise"
        >
          {icons[tone]}
          <div className="min-w-0 flex-1">
            <Radix.Description className="text-sm wrap-anywhere">{text.split('\n')[0]}</Radix.Description>
            <Reference>{text.split('\n')[1]}</Reference>
          </div>
          <Radix.Close
            aria-label={t('common.close')}
            className="-m-3 inline-grid size-11 shrink-0 place-items-center rounded-md text-soft hover:text-ink"
          >
            <X className="size-4" aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={`${t('common.notifications')} ({hotkey})`}
        className="fixed end-0 top-0 z-60 flex w-full max-w-sm flex-col gap-2 p-4 outline-none"
      />
    </Radix.Provider>
  );
};
