/** How many items of a list are loaded at once: in a grid of cards, in a list of rows, and the most that the API gives. */
export const pageSize = { cards: 24, rows: 20, largest: 100 } as const;
