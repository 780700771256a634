import { z } from 'zod';
import { slug } from '#contracts/validation.ts';
import type { Drawable } from './queries.ts';

/** A variant of a product that a member of the staff has typed and not saved, by the token of its page. The caller of the module provides it. */
export type FindPreviewed = (token: string, variant: string) => Promise<Drawable | undefined>;

export const previewed = z.object({ token: z.string().regex(/^[\w-]{43}$/), variant: slug });
