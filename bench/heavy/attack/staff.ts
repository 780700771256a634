import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#platform/time/duration.ts';
import type { Known } from '#tests/support/office-actions.ts';
import type { Call } from '#tests/support/office-at-work.ts';
import { actInTurn } from '../../office/act-in-turn.ts';
import type { Attack, Outcomes } from './attackers.ts';

/** As long as a text of a page may be, and the worst for its parser or its typography. */
const hostileTexts = ['_*', '1 ', 'a\n\n', 'a@', '[', '1 000 ', '"а', '> ', '|a'].map((unit) =>
  unit.repeat(100_000 / unit.length),
);

/** Members who look at hostile texts, one after the other, and save them. */
const texts =
  (calls: readonly Call[], { page }: Known): Attack =>
  async (_target, signal) => {
    const outcomes: Outcomes = new Map();
    const form = { slug: 'hostile', title: 'Проба', description: '', lead: '', menu: false };
    const send = async (call: Call, number: number) => {
      for (let place = number; !signal.aborted; place += 1) {
        const typed = {
          ...form,
          from: null,
          until: null,
          text: hostileTexts[place % hostileTexts.length],
        };
        const { statusCode: looked } = await call('POST', '/api/admin/previews/', {
          kind: 'page',
          form: typed,
        });
        const saved = { ...typed, slug: page.slug, version: page.version };
        const { statusCode } = await call('PUT', `/api/admin/pages/${page.slug}/`, saved);
        for (const status of [looked, statusCode]) {
          outcomes.set(String(status), (outcomes.get(String(status)) ?? 0) + 1);
        }
        await pause(SECOND);
      }
    };
    await Promise.all(calls.slice(0, 10).map(send));
    return outcomes;
  };

/** Members who do all writing actions of the office, on the same things. */
const together =
  (calls: readonly Call[], known: Known): Attack =>
  async (_target, signal) => {
    const outcomes: Outcomes = new Map();
    for (const { status } of await actInTurn(calls, known, signal)) {
      const outcome = `${String(status).slice(0, 1)}xx`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    return outcomes;
  };

/** What members of the staff can do to those who sell. */
export const attacksOfStaff = (
  calls: readonly Call[],
  known: Known,
): Readonly<Record<string, Attack>> => ({
  'members at once': together(calls, known),
  'texts of members': texts(calls, known),
});
