import { t } from '../lib/i18n.ts';
import { Button } from './button.tsx';

/** The end of a form in a dialog: Cancel, and the button that submits the form. */
export const FormActions = ({
  formId,
  label,
  loading = false,
  variant = 'primary',
  onCancel,
  cancelDisabled = false,
}: {
  /** Of the form, where the buttons are in the footer of its dialog; otherwise they are inside it. */
  formId?: string;
  /** Of the button that submits. */
  label: string;
  loading?: boolean;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
  /** Where a request that is on its way cannot be left. */
  cancelDisabled?: boolean;
}) => {
  const buttons = (
    <>
      <Button variant="secondary" disabled={cancelDisabled} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={formId} variant={variant} loading={loading}>
        {label}
      </Button>
    </>
  );
  return formId ? buttons : <div className="flex flex-wrap justify-end gap-3">{buttons}</div>;
};
