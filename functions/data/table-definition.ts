/**
 * The single table's shape, used by the stack and by the local run alike.
 * The indexes carry only what lists show (`card`, see summary.ts), so that a page of 20 jobs stays within 12 KB.
 */
export const tableDefinition = {
  partitionKey: 'PK',
  sortKey: 'SK',
  indexes: [
    { name: 'GSI1', partitionKey: 'GSI1PK', sortKey: 'GSI1SK' },
    { name: 'GSI2', partitionKey: 'GSI2PK', sortKey: 'GSI2SK' },
    { name: 'GSI3', partitionKey: 'GSI3PK', sortKey: 'GSI3SK' },
  ],
  /** What the indexes hold besides the keys. */
  projected: ['card', 'entity'],
  /** Seconds since 1970; DynamoDB removes the item some time later. Only for cleaning up, never for meaning. */
  timeToLive: 'expires_at',
} as const;
