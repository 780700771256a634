import type { askedPricesEndpoints } from '#contracts/admin/goods/asked-prices.ts';
import * as calls from '#contracts/admin/goods/calls.ts';
import type { categoryEndpoints } from '#contracts/admin/goods/categories.ts';
import type { givenPictureEndpoints } from '#contracts/admin/goods/given-pictures.ts';
import type { goodsEndpoints } from '#contracts/admin/goods/goods.ts';
import type { goodsBulkEndpoints } from '#contracts/admin/goods/goods-bulk.ts';
import type { goodsExportEndpoints } from '#contracts/admin/goods/goods-export.ts';
import type { goodsViewsEndpoints } from '#contracts/admin/goods/goods-views.ts';
import type { pictureEndpoints } from '#contracts/admin/goods/pictures.ts';
import type { productDeletionEndpoints } from '#contracts/admin/goods/product-deletion.ts';
import type { productEndpoints } from '#contracts/admin/goods/products.ts';
import type { stockEndpoints } from '#contracts/admin/goods/stock.ts';
import type { Callable } from '../call-api.ts';

export const askedPricesCalls: Callable<typeof askedPricesEndpoints> = calls.askedPricesCalls;
export const categoryCalls: Callable<typeof categoryEndpoints> = calls.categoryCalls;
export const givenPictureCalls: Callable<typeof givenPictureEndpoints> = calls.givenPictureCalls;
export const goodsBulkCalls: Callable<typeof goodsBulkEndpoints> = calls.goodsBulkCalls;
export const goodsExportCalls: Callable<typeof goodsExportEndpoints> = calls.goodsExportCalls;
export const goodsViewsCalls: Callable<typeof goodsViewsEndpoints> = calls.goodsViewsCalls;
export const goodsCalls: Callable<typeof goodsEndpoints> = calls.goodsCalls;
export const pictureCalls: Callable<typeof pictureEndpoints> = calls.pictureCalls;
export const productDeletionCalls: Callable<typeof productDeletionEndpoints> =
  calls.productDeletionCalls;
export const productCalls: Callable<typeof productEndpoints> = calls.productCalls;
export const stockCalls: Callable<typeof stockEndpoints> = calls.stockCalls;
