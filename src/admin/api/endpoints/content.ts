import * as calls from '#contracts/admin/content/calls.ts';
import type { documentsEndpoints } from '#contracts/admin/content/documents.ts';
import type { homeEndpoints } from '#contracts/admin/content/home.ts';
import type { pagesEndpoints } from '#contracts/admin/content/pages.ts';
import type { previewsEndpoints } from '#contracts/admin/content/previews.ts';
import type { redirectsEndpoints } from '#contracts/admin/content/redirects.ts';
import type { searchesEndpoints } from '#contracts/admin/content/searches.ts';
import type { sellerEndpoints } from '#contracts/admin/content/seller.ts';
import type { shopEndpoints } from '#contracts/admin/content/shop.ts';
import type { Callable } from '../call-api.ts';

export const documentsCalls: Callable<typeof documentsEndpoints> = calls.documentsCalls;
export const homeCalls: Callable<typeof homeEndpoints> = calls.homeCalls;
export const pagesCalls: Callable<typeof pagesEndpoints> = calls.pagesCalls;
export const previewsCalls: Callable<typeof previewsEndpoints> = calls.previewsCalls;
export const redirectsCalls: Callable<typeof redirectsEndpoints> = calls.redirectsCalls;
export const searchesCalls: Callable<typeof searchesEndpoints> = calls.searchesCalls;
export const sellerCalls: Callable<typeof sellerEndpoints> = calls.sellerCalls;
export const shopCalls: Callable<typeof shopEndpoints> = calls.shopCalls;
