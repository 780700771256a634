import { serverEndpoints } from '#contracts/admin/work/server.ts';
import { trialLetter } from '#messages/office/server.ts';
import { recordAction } from '#modules/audit/index.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Viewer } from '#modules/staff/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Office } from '#platform/http/office.ts';
import { composeLetter } from '#platform/mail/compose-letter.ts';
import { createSmtpMailer } from '#platform/mail/mailer.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import { printableLine } from '#platform/text/printable.ts';
import type { Clock } from '#platform/time/clock.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { findServerState } from './server-state.ts';

/** Trial letters of one member. */
const TRIALS: RateLimit = { hits: 5, window: 10 * MINUTE };
/** What a mail server said is shown up to so many letters. */
const MOST_SAID = 300;

interface Server {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly office: Pick<Office<Viewer>, 'viewerOf'>;
}

/** What the environment has told the shop, and a trial of its mail. */
export function serverInOffice(app: HttpServer, { db, clock, config, office }: Server): void {
  app.route({
    ...serverEndpoints.get,
    handler: () => findServerState(db, config),
  });
  app.route({
    ...serverEndpoints.tryLetter,
    handler: async (request) => {
      const { SMTP_URL: smtp, MAIL_FROM: from } = config;
      if (!smtp) throw new DomainError('not_found');
      const { email: to } = office.viewerOf(request).member;
      const { actor } = request.member;
      await countUse({ db, clock }, TRIALS, 'trial-letter', actor.name);
      await recordAction(
        { db, clock, actor },
        { action: 'letters.trial', entity: 'letter', entityId: 'trial' },
      );
      const sender = await getLetterSender(db);
      const key = `trial-${clock.now().getTime()}`;
      const letter = composeLetter(trialLetter(sender.names), { to, key, from: sender });
      // Not by the queue: the answer of the mail server is what the member wants to see.
      const mailer = createSmtpMailer(smtp, from);
      try {
        await mailer.send(letter);
        return { to, error: null };
      } catch (error) {
        const said = printableLine(error instanceof Error ? error.message : String(error));
        return { to, error: said.slice(0, MOST_SAID) };
      } finally {
        mailer.close();
      }
    },
  });
}
