import { flushSync } from 'react-dom';

/** What marks an invalid field, or another place that shows an error and can take the focus. */
const invalid = '[aria-invalid="true"], [data-problem]';

/**
 * Renders errors and moves the focus to the first place in the document that shows one, all before it returns: keys
 * pressed afterwards reach that field, and the focus is moved only once. Fields that cannot take the focus are skipped.
 *
 * @param root the form, or the part of it that is searched
 * @param showErrors sets the state that the errors are rendered from; not needed where it is set already
 */
export const focusFirstInvalid = (root: HTMLElement | null | undefined, showErrors: () => void = () => {}): void => {
  flushSync(showErrors);
  for (const field of root?.querySelectorAll<HTMLElement>(invalid) ?? []) {
    field.focus();
    if (field === document.activeElement) return;
  }
};
