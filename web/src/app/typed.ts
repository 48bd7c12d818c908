type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="file"]), textarea, select') &&
  (target as Field).name !== '';

const fieldsOf = (container: ParentNode): Field[] =>
  [...container.querySelectorAll('input, textarea, select')].filter(isField);

const noted = ['input', 'focusin'];

/** The radio buttons of a group have one name. */
const keyOf = (field: Field): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name);
const stateOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

const isAsRendered = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].every((each) => each.selected === each.defaultSelected);
  return isTicked(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;
};

/**
 * Fills a field in as if it was done now. React takes an event for a change when the field differs from what React last
 * saw, which is what is set on the element itself; the browser's own setter goes past it.
 */
const enter = (field: Field, state: string | boolean): void => {
  if (isTicked(field)) {
    // That a radio button is not the chosen one any more follows from the one that is.
    if (field.type === 'radio' && !state) return;
    field.checked = !state;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Remembers what people fill into a prerendered page before its forms come alive, which begin with their own values. A
 * field is known by its name, as another page may take the place of the prerendered one.
 * @returns puts it back, and the focus where the page was replaced; call it once the forms are alive
 */
export const rememberTyped = (container: HTMLElement): (() => void) => {
  const changed = fieldsOf(container).filter((field) => !isAsRendered(field));
  const typed = new Map(changed.map((field) => [keyOf(field), stateOf(field)]));
  let focused = isField(document.activeElement) ? keyOf(document.activeElement) : undefined;
  const note = ({ type, target }: Event) => {
    if (!isField(target)) return;
    if (type === 'input') typed.set(keyOf(target), stateOf(target));
    else focused = keyOf(target);
  };
  for (const type of noted) container.addEventListener(type, note, { capture: true });
  return () => {
    for (const type of noted) container.removeEventListener(type, note, { capture: true });
    const isFocusLost = document.activeElement === document.body;
    for (const field of fieldsOf(container)) {
      const state = typed.get(keyOf(field));
      if (state !== undefined) enter(field, state);
      if (isFocusLost && keyOf(field) === focused) field.focus();
    }
    typed.clear();
  };
};
