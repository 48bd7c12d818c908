import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { reportReasons } from '#shared/domain/reports.ts';
import { useT } from '#web/lib/i18n.ts';
import { refusalText } from '#web/lib/refusal-text.ts';

/** The choice of a reason: one radio button each. */
export const ReasonField = ({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) => {
  const t = useT();
  const note = useId();
  return (
    <fieldset aria-describedby={error ? note : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('reports.reason')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {reportReasons.map((reason) => (
          <label
            key={reason}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge bg-card px-3.5 py-2 text-sm transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              value={reason}
              aria-invalid={error ? true : undefined}
              className="size-4 shrink-0 accent-primary outline-none"
              {...field}
            />
            <span>{t(`reports.reason.${reason}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={note} role="alert" className="mt-1.5 text-sm text-danger">
          {refusalText(error) ?? error}
        </p>
      )}
    </fieldset>
  );
};
