import { accountEndpoints } from './account-endpoints.ts';
import { callbackEndpoints } from './callbacks.ts';
import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { deliveryEndpoints } from './delivery.ts';
import { makerEndpoints } from './makers.ts';
import { orderInvoicesEndpoints } from './order-invoices.ts';
import { orderOfferEndpoints } from './order-offer.ts';
import { orderPageEndpoints } from './order-page.ts';
import { orderPayingEndpoints } from './order-paying.ts';
import { orderReceiptsEndpoints } from './order-receipts.ts';
import { orderReturnsEndpoints } from './order-returns.ts';
import { orderSlotEndpoints } from './order-slot.ts';
import { orderEndpoints } from './orders.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { settingsEndpoints } from './site-settings.ts';
import { telemetryEndpoints } from './telemetry.ts';
import { toldOrderEndpoints } from './told-order.ts';
import { wishlistEndpoints } from './wishlist.ts';

/** The endpoints that the public description of the API has, by area. Their names there are `catalogListProducts`, `wishlistAdd`, … */
export const publicApi = {
  account: accountEndpoints,
  callback: callbackEndpoints,
  cart: cartEndpoints,
  catalog: catalogEndpoints,
  delivery: deliveryEndpoints,
  maker: makerEndpoints,
  order: orderEndpoints,
  orderInvoices: orderInvoicesEndpoints,
  orderPage: orderPageEndpoints,
  orderOffer: orderOfferEndpoints,
  orderPaying: orderPayingEndpoints,
  orderReceipts: orderReceiptsEndpoints,
  orderReturns: orderReturnsEndpoints,
  orderSlot: orderSlotEndpoints,
  personalData: personalDataEndpoints,
  settings: settingsEndpoints,
  telemetry: telemetryEndpoints,
  toldOrder: toldOrderEndpoints,
  wishlist: wishlistEndpoints,
};
