import { z } from 'zod';

/** A photo in API responses. */
export const shownPhoto = z.object({
  photo: z.string(),
  preview: z
    .string()
    .optional()
    .describe('Blurred preview as a data: URL, shown until the photo has loaded'),
  alt: z.string().optional().describe('What it shows; absent: told by the name of the goods'),
});
export type ShownPhoto = z.infer<typeof shownPhoto>;
