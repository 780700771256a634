import * as calls from '#contracts/admin/content/link-calls.ts';
import type { linksEndpoints } from '#contracts/admin/content/links.ts';
import type { Callable } from '../call-api.ts';

export const linksCalls: Callable<typeof linksEndpoints> = calls.linksCalls;
