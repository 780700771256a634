import type { Permission } from '#contracts/admin/staff/permissions.ts';
import { eventsEndpoints, type OfficeNotice } from '#contracts/admin/work/events.ts';
import type { Viewer } from '#modules/staff/index.ts';
import type { Notices } from '#platform/database/notices.ts';
import { createEventStreams } from '#platform/http/event-stream.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Office } from '#platform/http/office.ts';

/** The channel on which the triggers of the database tell the office. */
export const OFFICE = 'office';

/** The most open pages of the office, and of one member, so that no member can use up all of them. */
const PAGES = { most: 500, mostOfOne: 20 };

const permissions: Record<Exclude<OfficeNotice['topic'], 'session'>, Permission> = {
  orders: 'orders.read',
  drafts: 'orders.money',
  calls: 'callbacks.read',
};

interface Told extends Omit<OfficeNotice, 'topic'> {
  readonly topic: keyof typeof permissions | 'sessions';
}

interface Events {
  readonly office: Office<Viewer>;
  /** Without it an open page is told nothing, and asks from time to time. */
  readonly notices: Notices | undefined;
  /** Whether a session is still open; asked without counting as its use. */
  readonly isOpen: (sessionId: string) => Promise<boolean>;
}

/** Tells open pages of the office what others change. The stream of a session that ends, or of a member whose rights change, ends at once. */
export function eventsInOffice(app: HttpServer, { office, notices, isOpen }: Events): void {
  const streams = createEventStreams(app, PAGES);
  app.route({
    ...eventsEndpoints.open,
    handler: (request, reply) => {
      const { member, session, may } = office.viewerOf(request);
      const mayStay = () => isOpen(session.id);
      const tell = async ({ topic, id }: Told) => {
        if (topic === 'sessions') {
          if (id !== String(member.id)) return;
          // The role may be another one by now: the page comes back and is told what it may know then.
          stream.send({ topic: 'session', id: null } satisfies OfficeNotice);
          stream.end();
        } else if (may(permissions[topic])) {
          stream.send({ topic, id: may('customers.read') ? id : null } satisfies OfficeNotice);
        }
      };
      const hear = (payload: string | null) => {
        if (payload !== null) return tell(JSON.parse(payload) as Told);
        for (const topic of ['orders', 'drafts', 'calls'] as const) tell({ topic, id: null });
      };
      const who = String(member.id);
      const stream = streams.open(reply, { who, mayStay, onEnd: () => stopListening?.() });
      const stopListening = notices?.listen(hear);
    },
  });
}
