/**
 * Moves to the first input of a form that is marked invalid, once the marks are shown. For forms with inputs that the
 * forms library cannot focus by itself, such as the phone field.
 */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
