import { t } from '../lib/i18n.ts';
import { Button } from './button.tsx';

/** The footer of a dialog with a form: Cancel, and the button that submits the form. */
export const FormActions = ({
  formId,
  label,
  loading = false,
  variant = 'primary',
  onCancel,
  cancelDisabled = false,
}: {
  formId: string;
  /** Of the button that submits. */
  label: string;
  loading?: boolean;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
  /** Where a request that is on its way cannot be left. */
  cancelDisabled?: boolean;
}) => (
  <>
    <Button variant="secondary" disabled={cancelDisabled} onClick={onCancel}>
      {t('common.cancel')}
    </Button>
    <Button type="submit" form={formId} variant={variant} loading={loading}>
      {label}
    </Button>
  </>
);
