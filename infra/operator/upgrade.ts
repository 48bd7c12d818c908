/** What older items lack. Each write is conditional: a repeated or interrupted run is harmless. */
export interface Upgrade {
  /** Named in the report. */
  name: string;
  /** Returns what adds it, or undefined for an item that does not need it. */
  upgradeOf(item: Record<string, unknown>): Promise<(() => Promise<unknown>) | undefined>;
}
