/** A release whose code does not even load. */
export const handler = ((): never => {
  throw new Error('This code does not load.');
})();
