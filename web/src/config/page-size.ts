/** Items per page of a list: in a grid of cards, in a list of rows, and the API's maximum. */
export const pageSize = { cards: 24, rows: 20, largest: 100 } as const;
