import { type FailedLetter, lettersEndpoints } from '#contracts/admin/work/letters.ts';
import { type LetterQueue, letterQueues } from '#contracts/admin/work/values.ts';
import { recordAction } from '#modules/audit/index.ts';
import { selectNumbersOf } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { FailingJob, Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';

/** What a mail server said is shown up to so many letters. */
const MOST_SAID = 300;

interface Letters {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'failing' | 'tryNow'>;
  /** Whether a mail server is set. */
  readonly lettersLeave: boolean;
}

/** The letters that do not leave, and another try. */
export function lettersInOffice(
  app: HttpServer,
  { db, clock, jobs, lettersLeave: leave }: Letters,
): void {
  app.route({
    ...lettersEndpoints.list,
    handler: async () => {
      const failing = await jobs.failing(letterQueues);
      const numbers = await selectNumbersOf(
        db,
        failing.flatMap(({ payload }) => orderOf(payload)),
      );
      return { letters: failing.map((job) => present(job, numbers)), leave };
    },
  });
  app.route({
    ...lettersEndpoints.retry,
    handler: async (request, reply) => {
      const { queue, id } = request.params;
      const { actor } = request.member;
      await db.transaction(async (db) => {
        if (!(await jobs.tryNow(db, queue, id))) throw new DomainError('not_found');
        const action = { action: 'letters.retry', entity: 'letter', entityId: id };
        await recordAction({ db, clock, actor }, action);
      });
      return reply.code(204).send(null);
    },
  });
}

const orderOf = (payload: unknown): number[] => {
  const { orderId } = Object(payload) as { orderId?: unknown };
  return typeof orderId === 'number' ? [orderId] : [];
};

function present(job: FailingJob, numbers: ReadonlyMap<number, string>): FailedLetter {
  const [order] = orderOf(job.payload);
  return {
    id: job.id,
    queue: job.queue as LetterQueue,
    order: order === undefined ? null : (numbers.get(order) ?? null),
    since: job.since.toISOString(),
    tries: job.tries,
    next_at: job.nextAt?.toISOString() ?? null,
    error: job.error?.slice(0, MOST_SAID) ?? null,
  };
}
