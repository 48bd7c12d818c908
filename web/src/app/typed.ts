type Field = HTMLInputElement | HTMLTextAreaElement;

const textFields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(textFields) && (target as Field).name !== '';

const fieldsOf = (container: ParentNode): Field[] => [...container.querySelectorAll(textFields)].filter(isField);

/** Sets a field's value as if it was typed now. */
const type = (field: Field, value: string): void => {
  // React replaces the element's own setter; the prototype's one makes the event count as a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Remembers what people type into a prerendered page before its forms come alive, which begin with their own values.
 * @returns puts it back; call it once they are alive
 */
export const rememberTyped = (container: HTMLElement): (() => void) => {
  const changed = fieldsOf(container).filter(({ value, defaultValue }) => value !== defaultValue);
  const typed = new Map(changed.map(({ name, value }) => [name, value]));
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target.name, target.value);
  };
  container.addEventListener('input', note, { capture: true });
  return () => {
    container.removeEventListener('input', note, { capture: true });
    for (const field of fieldsOf(container)) {
      const value = typed.get(field.name);
      if (value !== undefined && value !== field.value) type(field, value);
    }
    typed.clear();
  };
};
