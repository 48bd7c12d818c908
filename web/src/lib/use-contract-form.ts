import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ApiError } from './api-error.ts';

/**
 * A form over a contract's own body schema: the same rules and texts as the server's.
 *
 *     const form = useContractForm(candidateSignupBody, { name: '', email: '', phone: '' });
 *     <form onSubmit={form.handleSubmit((body) => mutation.mutate(body))} noValidate>
 *       <TextInput label={t('...')} {...form.register('name')} error={form.formState.errors.name?.message} />
 *
 * The submit handler gets the schema's output; give a mutation's error to `showFieldErrors(form, error)`.
 */
export const useContractForm = <In extends FieldValues, Out extends FieldValues>(
  schema: $ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> =>
  // Not on blur: an error that appears while a button or link below is being pressed would move it away from the
  // pointer.
  useForm<In, unknown, Out>({ resolver: zodResolver(schema), defaultValues, mode: 'onSubmit' });

/**
 * Shows the fields that the server refused beside their inputs, and moves to the first.
 * @returns whether the error named any field; if not, show it as a toast or FormError.
 */
export const showFieldErrors = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
): boolean => {
  if (!(error instanceof ApiError) || error.fields.length === 0) return false;
  error.fields.forEach(({ path, message }, index) => {
    form.setError(path as Path<In>, { type: 'server', message }, { shouldFocus: index === 0 });
    // A part of a value has no input that the forms library knows: the field itself finds its place.
    const [field = path] = path.split('.');
    if (index === 0 && field !== path) form.setFocus(field as Path<In>);
  });
  return true;
};

/** How many frames of the screen the errors of a form are waited for, about a second. */
const awaitedFrames = 60;

/**
 * Moves the focus to the first invalid input of a form, once the errors are shown, which may take some frames. For forms
 * with inputs that the forms library cannot focus, such as the phone field.
 * @param selector what counts as a place of an error
 */
export function focusFirstInvalid(
  form: HTMLElement | null,
  selector = '[aria-invalid="true"]',
  frames = awaitedFrames,
): void {
  requestAnimationFrame(() => {
    const invalid = form?.querySelector<HTMLElement>(selector);
    if (invalid) invalid.focus();
    else if (form?.isConnected && frames > 1) focusFirstInvalid(form, selector, frames - 1);
  });
}

/**
 * Forgets the failure of a form's last attempt when the next one begins, also if that never reaches the server because
 * an input is not valid. A mutation by itself forgets it only when it runs again.
 */
export const useForgetFailure = (
  form: { formState: { submitCount: number } },
  { isError, reset }: { isError: boolean; reset: () => void },
): void => {
  const { submitCount } = form.formState;
  const attempts = useRef(submitCount);
  useEffect(() => {
    if (attempts.current === submitCount) return;
    attempts.current = submitCount;
    if (isError) reset();
  }, [submitCount, isError, reset]);
};
