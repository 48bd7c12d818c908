import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../lib/use-contract-form.ts';
import { toast } from './toast-store.ts';

/** What follows the request of a form: a toast and the way on, or the refused fields beside their inputs. */
export const onSaved = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  text: string,
  leave: () => void,
) => ({
  onSuccess: () => {
    toast.success(text);
    leave();
  },
  onError: (error: unknown) => void showFieldErrors(form, error),
});
