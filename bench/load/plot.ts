import type { GroupResult, ShopResult } from './result.ts';
import { axis, bar, circle, line, svg, text } from './svg.ts';
import { rateTargets, TARGET_VARIANTS } from './targets.ts';

const WIDTH = 900;
const LEFT = 130;
const RIGHT = WIDTH - 40;
const ROW = 26;
const STRAND = 8;

/** Draws the results as SVG: warm rates next to a bare Fastify, and cold response times for each shop size. */
export function plot(results: readonly ShopResult[]): string {
  const chosen = results.find(({ variants }) => variants === TARGET_VARIANTS) ?? results[0];
  if (!chosen) throw new Error('No results to draw');
  const warm = warmPanel(chosen, 30);
  const cold = coldPanel(results, warm.bottom + 50);
  return svg('What the shop bears', [WIDTH, cold.bottom + 20], [...warm.parts, ...cold.parts]);
}

const nameOf = ({ variants, url }: ShopResult) =>
  variants === undefined ? (url ?? '') : `${variants.toLocaleString('en')} variants`;

function warmPanel(result: ShopResult, top: number) {
  const { groups } = result;
  const most = Math.max(
    ...groups.flatMap(({ warm, barePerSecond }) => [warm.perSecond, barePerSecond]),
  );
  const step = niceStep(most);
  const end = Math.ceil(most / step) * step;
  const x = (value: number) => LEFT + ((RIGHT - LEFT) * value) / end;
  const first = top + 36;
  const bottom = first + groups.length * ROW;
  const ticks = Array.from({ length: end / step + 1 }, (_, index) => index * step);
  return {
    bottom: bottom + 16,
    parts: [
      text(LEFT, top, `Warm, requests a second, ${nameOf(result)}`, 'title'),
      text(
        LEFT,
        top + 18,
        'bar: the shop · outline: a bare Fastify with the same bytes · line: target',
        'note',
      ),
      ...ticks.flatMap((value) => axis(x(value), first, bottom, value.toLocaleString('en'))),
      ...groups.flatMap((group, index) => warmRow(group, first + index * ROW, x)),
    ],
  };
}

function warmRow(
  { name, warm, barePerSecond }: GroupResult,
  y: number,
  x: (value: number) => number,
) {
  const target = rateTargets[name];
  return [
    text(LEFT - 8, y + 17, name, 'label'),
    bar(LEFT, y + 4, x(barePerSecond) - LEFT, ROW - 8, 'bare'),
    bar(LEFT, y + 7, Math.max(1, x(warm.perSecond) - LEFT), ROW - 14, 'shop'),
    ...(target === undefined ? [] : [line(x(target), y + 2, x(target), y + ROW - 2, 'target')]),
  ];
}

function coldPanel(results: readonly ShopResult[], top: number) {
  const groups = results[0]?.groups ?? [];
  const times = results.flatMap((result) =>
    result.groups.flatMap(({ cold }) => [cold.p50, cold.p99]),
  );
  const from = Math.floor(Math.log10(Math.max(0.1, Math.min(...times))));
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...times))));
  const x = (ms: number) =>
    LEFT + ((RIGHT - LEFT) * (Math.log10(Math.max(ms, 0.1)) - from)) / (to - from);
  const height = results.length * STRAND + 10;
  const first = top + 36;
  const bottom = first + groups.length * height;
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  const sizes = results.map(nameOf).join(', ');
  return {
    bottom: bottom + 16,
    parts: [
      text(LEFT, top, 'Cold, each address once, milliseconds', 'title'),
      text(LEFT, top + 18, `dot: median · end of the line: p99 · downward: ${sizes}`, 'note'),
      ...ticks.flatMap((value) => axis(x(value), first, bottom, String(value))),
      ...groups.flatMap(({ name }, index) => [
        text(LEFT - 8, first + index * height + height / 2 + 4, name, 'label'),
        ...results.flatMap((result, strand) => {
          const cold = result.groups.find((group) => group.name === name)?.cold;
          const y = first + index * height + 9 + strand * STRAND;
          return cold
            ? [line(x(cold.p50), y, x(cold.p99), y, 'tail'), circle(x(cold.p50), y, 3, 'shop')]
            : [];
        }),
      ]),
    ],
  };
}

/** Step of the axis: 1, 2 or 5 times a power of ten, for five to ten grid lines. */
function niceStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => most / step <= 8) ?? power;
}
