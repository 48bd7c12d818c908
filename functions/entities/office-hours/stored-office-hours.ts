import * as z from 'zod/mini';

export const officeHoursSchemaVersion = 1;

/** A person's office hours, in one item. */
const storedOfficeHours = z.object({
  zone: z.string(),
  ranges: z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() })),
  buffer_minutes: z.int(),
  notice_hours: z.int(),
  weeks: z.int(),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredOfficeHours = z.output<typeof storedOfficeHours>;

/** @throws ZodError when the item has the shape of no version */
export const parseOfficeHours = (item: unknown): StoredOfficeHours => storedOfficeHours.parse(item);
