import { customersEndpoints } from '#contracts/admin/customers/customers.ts';
import { recordExport } from '#modules/audit/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { sendTable } from '#platform/http/send-table.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { findPersonOf, getPerson } from './card.ts';
import { getAct } from './erasing/acts.ts';
import { erasePerson, obstaclesOf } from './erasing/erase-person.ts';
import { peopleAsTable } from './export.ts';
import { countPeople, findPeople } from './find-people.ts';
import { joinPeople, previewJoin, separatePeople } from './joining.ts';
import { removeNote, type WriteContext, writeNote } from './notes.ts';

/** The people of the shop, for those who may see customers. */
export function peopleInOffice(app: HttpServer, context: WriteContext): void {
  const { db } = context;
  app.route({ ...customersEndpoints.list, handler: ({ query }) => findPeople(db, query) });
  app.route({
    ...customersEndpoints.export,
    handler: async (request, reply) => {
      const { format, ...filter } = request.query;
      const { clock } = context;
      const zone = await getTimeZone(db);
      await recordExport(
        { db, clock, actor: request.member.actor },
        {
          action: 'customers.export',
          entity: 'customer',
          filter,
          format,
          count: (db, most) => countPeople(db, filter, most),
        },
      );
      const name = `customers-${dateIn(clock.now(), zone)}`;
      return sendTable(reply, { name, format, table: peopleAsTable(db, format, filter, zone) });
    },
  });
  app.route({
    ...customersEndpoints.card,
    handler: ({ params, member }) => getPerson(context, params.id, member),
  });
  app.route({
    ...customersEndpoints.of,
    handler: ({ params }) => findPersonOf(db, params.part, params.key),
  });
  app.route({
    ...customersEndpoints.note,
    handler: ({ params, body, member }) => writeNote(context, params.id, body.text, member),
  });
  app.route({
    ...customersEndpoints.removeNote,
    handler: ({ params, member }) => removeNote(context, params, member),
  });
  app.route({
    ...customersEndpoints.joining,
    handler: ({ params }) => previewJoin(db, params),
  });
  app.route({
    ...customersEndpoints.join,
    handler: ({ params, body, member }) =>
      joinPeople(context, { id: params.id, other: body.other }, member),
  });
  app.route({
    ...customersEndpoints.separate,
    handler: ({ params, member }) => separatePeople(context, params, member),
  });
  app.route({
    ...customersEndpoints.obstacles,
    handler: async ({ params }) => ({ obstacles: await obstaclesOf(db, params.id) }),
  });
  app.route({
    ...customersEndpoints.erase,
    handler: ({ params, body, member }) => erasePerson(context, params.id, body, member),
  });
  app.route({
    ...customersEndpoints.act,
    handler: ({ params }) => getAct(context, params.id),
  });
}
