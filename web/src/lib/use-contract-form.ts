import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type ResolverOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ApiError } from './api-error.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { waitForLookups } from './lookups.ts';
import { createSingleFlight } from './single-flight.ts';

/** The element of each form that was submitted, by the form's `control`. */
const lastSubmitted = new WeakMap<object, HTMLFormElement>();

/**
 * Gives the errors nested in the value of one field a type of their own. Without one the library drops them at the
 * field's next change, those of other parts of the value as well.
 */
const markNested = <In extends FieldValues>(errors: FieldErrors<In>, fields: ResolverOptions<In>['fields']): void => {
  for (const [name, error] of Object.entries(errors)) {
    const isOneField = (fields as Record<string, { name?: unknown } | undefined>)[name]?.name === name;
    if (isOneField && error && !Array.isArray(error) && !error.type) Object.assign(error, { type: 'nested' });
  }
};

/**
 * A form over a contract's own body schema: the same rules and texts as the server's.
 *
 *     const form = useContractForm(candidateSignupBody, { name: '', email: '', phone: '' });
 *     <form onSubmit={form.handleSubmit((body) => mutation.mutate(body))} noValidate>
 *       <TextInput label={t('...')} {...form.register('name')} error={form.formState.errors.name?.message} />
 *
 * A submit waits for lookups under way (`formState.isSubmitting`), and others before it is settled are ignored. One with invalid input shows the errors and focuses the first field in the document that has one, before any
 * other event. The submit handler gets the schema's output; give a mutation's error to `showFieldErrors(form, error)`.
 */
export const useContractForm = <In extends FieldValues, Out extends FieldValues>(
  schema: $ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> => {
  const validate = zodResolver(schema);
  const form = useForm<In, unknown, Out>({
    resolver: async (values, context, options) => {
      // `values` is the form's own object: it has what the lookups filled in.
      await waitForLookups();
      const result = await validate(values, context, options);
      markNested(result.errors, options.fields);
      return result;
    },
    defaultValues,
    // Not on blur: an error that appears while a button or link below is being pressed would move it away from the
    // pointer.
    mode: 'onSubmit',
    // The library focuses in the order of registration, and again in a later task, when keys may already be typed.
    shouldFocusError: false,
  });
  const [submission] = useState(createSingleFlight<'submission', unknown>);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => (event) => {
    event?.preventDefault();
    const element = event?.currentTarget;
    if (element instanceof HTMLFormElement) lastSubmitted.set(form.control, element);
    const submit = form.handleSubmit(onValid, async (errors, cause) => {
      await onInvalid?.(errors, cause);
      // Clears nothing: it publishes the errors of the validation, which the library otherwise does after this function.
      focusFirstInvalid(lastSubmitted.get(form.control), () => form.clearErrors('root'));
    });
    return submission.run('submission', () => submit(event)) as ReturnType<typeof submit>;
  };
  return { ...form, handleSubmit };
};

/**
 * Shows the fields that the server refused beside their inputs, and moves to the first.
 * @returns whether the error named any field; if not, show it as a toast or FormError.
 */
export const showFieldErrors = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
): boolean => {
  if (!(error instanceof ApiError) || error.fields.length === 0) return false;
  focusFirstInvalid(lastSubmitted.get(form.control), () => {
    for (const { path, message } of error.fields) form.setError(path as Path<In>, { type: 'server', message });
  });
  return true;
};

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
