/** Items per page of a list: in a grid of cards, in a list of rows, in a dashboard's part, and the API's maximum. */
export const pageSize = { cards: 24, rows: 20, part: 5, largest: 100 } as const;
