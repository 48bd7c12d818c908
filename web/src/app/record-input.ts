type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="file"]), textarea, select') &&
  (target as Field).name !== '';

const fieldsOf = (container: ParentNode): Field[] =>
  [...container.querySelectorAll('input, textarea, select')].filter(isField);

const recordedEvents = ['input', 'focusin'];

/** The radio buttons of a group have one name. */
const keyOf = (field: Field): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name);
const stateOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

const isAsRendered = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].every((each) => each.selected === each.defaultSelected);
  return isTicked(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;
};

/**
 * Enters a value as a user would. React ignores an input event whose value it knows already, from its own setter on the
 * element; the prototype's setter bypasses that.
 */
const enter = (field: Field, state: string | boolean): void => {
  if (isTicked(field)) {
    // Choosing one radio button deselects the others of its group.
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
 * Records what visitors enter into a prerendered page before its forms are hydrated, which resets their values. A field
 * is identified by its name, as another page may replace the prerendered one.
 * @returns restores the input, and the focus where the page was replaced; to be called after hydration
 */
export const recordInput = (container: HTMLElement): (() => void) => {
  const changed = fieldsOf(container).filter((field) => !isAsRendered(field));
  const recorded = new Map(changed.map((field) => [keyOf(field), stateOf(field)]));
  let focused = isField(document.activeElement) ? keyOf(document.activeElement) : undefined;
  const record = ({ type, target }: Event) => {
    if (!isField(target)) return;
    if (type === 'input') recorded.set(keyOf(target), stateOf(target));
    else focused = keyOf(target);
  };
  for (const type of recordedEvents) container.addEventListener(type, record, { capture: true });
  return () => {
    for (const type of recordedEvents) container.removeEventListener(type, record, { capture: true });
    const isFocusLost = document.activeElement === document.body;
    for (const field of fieldsOf(container)) {
      const state = recorded.get(keyOf(field));
      if (state !== undefined) enter(field, state);
      if (isFocusLost && keyOf(field) === focused) field.focus();
    }
    recorded.clear();
  };
};
