type Target = HTMLButtonElement | HTMLFormElement;

declare global {
  interface Window {
    /**
     * Ends the recording that `public/before-paint.js` started; returns the buttons pressed and the forms submitted
     * meanwhile, in order. Absent once the recording has ended.
     */
    stopRecordingEvents?: () => Target[];
  }
}

const stopRecording = () => {
  const targets = window.stopRecordingEvents?.() ?? [];
  delete window.stopRecordingEvents;
  return targets;
};

/** Ends the recording of presses and submits, and discards those recorded. */
export const discardRecordedEvents = (): void => {
  stopRecording();
};

/** A form is found by its first field, a button by its name where it has no text, which a translator would change. */
const selectorOf = (target: Target): string => {
  if (target instanceof HTMLButtonElement) return `button[aria-label=${JSON.stringify(target.ariaLabel)}]`;
  const field = [...target.elements].find((each) => each.getAttribute('name'));
  return `form:has([name=${JSON.stringify(field?.getAttribute('name'))}])`;
};

/** The target, or its equal where React rendered the page again, as it does with one that the browser translated before. */
const inPage = (target: Target): Target | null =>
  target.isConnected ? target : document.querySelector<Target>(selectorOf(target));

const nextRender = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Ends the recording, and replays one after the other what was pressed or submitted on a prerendered page before its code
 * was loaded. To be called after hydration.
 */
export const replayRecordedEvents = async (): Promise<void> => {
  for (const recorded of stopRecording()) {
    // Restored input and the events before are rendered then.
    await nextRender();
    const target = inPage(recorded);
    if (!target) continue;
    for (const busy of [target, ...target.querySelectorAll('button')]) busy.removeAttribute('aria-busy');
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  }
};
