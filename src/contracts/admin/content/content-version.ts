import { z } from 'zod';

/** The number of a version of a page or of the settings: it is sent with each save. */
export const versionNumber = z.int().min(0);

/** Who changed something, and when. */
export const lastChange = z.object({
  version: versionNumber,
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.string().describe('Empty: unknown'),
});
export type LastChange = z.infer<typeof lastChange>;
