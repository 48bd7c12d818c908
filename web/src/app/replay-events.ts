declare global {
  interface Window {
    /**
     * Ends the recording that `public/before-paint.js` started; returns the buttons pressed and the forms submitted
     * meanwhile, in order. Absent once the recording has ended.
     */
    stopRecordingEvents?: () => (HTMLButtonElement | HTMLFormElement)[];
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

const nextRender = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Ends the recording, and replays one after the other what was pressed or submitted on a prerendered page before its code
 * was loaded. To be called after hydration.
 */
export const replayRecordedEvents = async (): Promise<void> => {
  for (const target of stopRecording()) {
    // Restored input and the events before are rendered then.
    await nextRender();
    for (const busy of [target, ...target.querySelectorAll('button')]) busy.removeAttribute('aria-busy');
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  }
};
