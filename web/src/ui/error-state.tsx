import { RefreshCw, TriangleAlert } from 'lucide-react';
import { refusedFieldText, tooManyText } from '../lib/api-error.ts';
import { t } from '../lib/i18n.ts';
import { Button } from './button.tsx';

/**
 * A part of the page that could not be loaded, with Try Again. Of too many requests it says how long to wait; of a filter that
 * was refused it says why, and a second try would be refused too.
 */
export const ErrorState = ({
  title,
  error,
  onRetry,
  busy,
}: {
  title: string;
  error?: unknown;
  onRetry?: () => void;
  busy?: boolean;
}) => (
  <div
    role="alert"
    className="flex flex-col items-center rounded-lg border border-dashed border-danger px-6 py-12 text-center"
  >
    <span className="mb-4 grid size-14 place-items-center rounded-full bg-danger-tint text-danger">
      <TriangleAlert className="size-6" aria-hidden="true" />
    </span>
    <p className="max-w-md text-lg font-semibold">{refusedFieldText(error) ?? title}</p>
    {tooManyText(error) !== title && <p className="mt-1 max-w-md text-soft empty:hidden">{tooManyText(error)}</p>}
    {onRetry && !refusedFieldText(error) && (
      <Button
        variant="secondary"
        className="mt-5"
        loading={busy ?? false}
        icon={<RefreshCw className="size-4" aria-hidden="true" />}
        onClick={onRetry}
      >
        {t('common.tryAgain')}
      </Button>
    )}
  </div>
);
