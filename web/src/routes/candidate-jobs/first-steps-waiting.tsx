/** The place of the first steps while they load, as high as them: all of a block, or some of a row. */
export const FirstStepsWaiting = () => (
  <span
    aria-hidden="true"
    className="me-auto block h-10.5 min-w-24 rounded-md border border-line bg-card sm:min-w-96"
  />
);
