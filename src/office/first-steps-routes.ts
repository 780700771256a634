import { firstStepsEndpoints } from '#contracts/admin/work/first-steps.ts';
import { type OfficeGap, readinessEndpoints } from '#contracts/admin/work/readiness.ts';
import { type Gap, gapText } from '#messages/commands/check-shop.ts';
import { officeGapWords } from '#messages/office/readiness.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { checkShop } from './check-shop.ts';
import { leaveStep, stateOfSteps } from './first-steps.ts';

interface FirstSteps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
}

/** The first steps of a new shop, and what it lacks before it opens. */
export function firstStepsInOffice(app: HttpServer, { db, clock, config }: FirstSteps): void {
  app.route({
    ...firstStepsEndpoints.get,
    handler: () => stateOfSteps(db),
  });
  app.route({
    ...firstStepsEndpoints.leave,
    handler: (request) => {
      const acting = { db, clock, actor: request.member.actor };
      return leaveStep(acting, request.params.step, request.body.left);
    },
  });
  app.route({
    ...readinessEndpoints.get,
    handler: async () => {
      const { essential, advice } = await checkShop(db, config);
      return { essential: essential.map(inOffice), advice: advice.map(inOffice) };
    },
  });
}

const inOffice = (gap: Gap): OfficeGap => ({
  name: gap.name,
  text: gapText(gap, officeGapWords),
});
