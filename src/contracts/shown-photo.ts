import { z } from 'zod';

/** A photo as the API names it. */
export const shownPhoto = z.object({
  photo: z.string(),
  preview: z
    .string()
    .optional()
    .describe('A few pixels as a data: address, to be shown blurred until the photo comes'),
});
export type ShownPhoto = z.infer<typeof shownPhoto>;
