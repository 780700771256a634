import { type ModelInput, modelOf } from '../build.ts';
import { classify } from '../classify.ts';
import { figureOf } from './figure.ts';
import { meshOf } from './mesh.ts';
import { boxOfSubject, type DrawingOrder, sheetOf } from './order.ts';
import type { Pictured } from './sheet/pictured.ts';
import { statedOf } from './stated.ts';

/** The thing by its model: in all views that a drawing of it needs, or in the best one. */
async function projected(input: ModelInput, isWhole: boolean): Promise<Pictured> {
  const { kind, lift } = classify(input);
  const { parts, views, stance, free } = await modelOf(input);
  const mesh = meshOf(parts);
  const [best, ...others] = views;
  return {
    name: input.name,
    figures: [
      figureOf(parts, best, mesh),
      ...(isWhole ? others : []).map((view) => figureOf(parts, view, mesh)),
    ],
    stated: statedOf(input.attributes),
    free,
    stance,
    lift,
    company: kind.carried ? 'door' : 'person',
  };
}

/** The SVG of the order. It loads `three` and computes in the calling thread. */
export async function draw(order: DrawingOrder): Promise<string> {
  const things: Pictured[] = [];
  for (const subject of order.subjects) {
    const isWhole = order.sheet === 'dimensions';
    things.push(subject.isBox ? boxOfSubject(subject) : await projected(subject, isWhole));
  }
  return sheetOf(order, things);
}
