import { shipmentEndpoints } from '#contracts/admin/orders/shipment.ts';
import type { ShipmentsContext } from '#modules/delivery/carriers/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { getShipment, giveShipment, lookAtShipment, settleStopped } from './give-shipment.ts';

/** Orders with their carrier, for the staff. */
export function shipmentsInOffice(app: HttpServer, context: ShipmentsContext): void {
  app.route({
    ...shipmentEndpoints.get,
    handler: ({ params, member }) => getShipment(context, params.number, member),
  });
  app.route({
    ...shipmentEndpoints.give,
    handler: ({ params, member }) => giveShipment(context, params.number, member),
  });
  app.route({
    ...shipmentEndpoints.look,
    handler: ({ params, member }) => lookAtShipment(context, params.number, member),
  });
  app.route({
    ...shipmentEndpoints.settle,
    handler: ({ params, member }) => settleStopped(context, params.number, member),
  });
}
