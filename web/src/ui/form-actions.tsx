import { t } from '../lib/i18n.ts';
import { Button } from './button.tsx';

/** The end of a form in a dialog: Cancel, and the button that submits the form. */
export const FormActions = ({
  formId,
  label,
  loading = false,
  variant = 'primary',
  onCancel,
  isLocked = loading,
}: {
  /** Of the form, where the buttons are in the footer of its dialog; otherwise they are inside it. */
  formId?: string;
  /** Of the button that submits. */
  label: string;
  loading?: boolean;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
  /** While a request is on its way, which leaving would not take back. */
  isLocked?: boolean;
}) => {
  const buttons = (
    <>
      <Button variant="secondary" disabled={isLocked} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={formId} variant={variant} loading={loading}>
        {label}
      </Button>
    </>
  );
  return formId ? buttons : <div className="flex flex-wrap justify-end gap-3">{buttons}</div>;
};
