import type { DemoLeft } from '#contracts/admin/demo.ts';
import { counted } from './plural.ts';

const held = ({ orders, calls }: DemoLeft): string =>
  [
    ...(orders > 0 ? [counted(orders, 'заказ', 'заказа', 'заказов')] : []),
    ...(calls > 0 ? [counted(calls, 'звонок', 'звонка', 'звонков')] : []),
  ].join(' и\u00a0');

/** Words about the orders and calls that came with the demo catalogue. */
export const officeDemoMessages = {
  mark: 'пример',
  about: (left: DemoLeft) =>
    `Чтобы было на\u00a0чём попробовать, здесь лежат примеры: ${held(left)}. Меняйте их как угодно: писем по\u00a0ним никто не получит, товары они не\u00a0занимают, в\u00a0популярность не\u00a0идут.`,
  remove: 'Убрать примеры',
  title: 'Убрать примеры?',
  question: (left: DemoLeft) =>
    `Исчезнут ${held(left)} с\u00a0пометкой «пример» и\u00a0всё, что вы с\u00a0ними сделали. Вернуть их нельзя. Настоящие заказы останутся.`,
  removed: (left: DemoLeft) => `Примеры убраны: ${held(left)}`,
} as const;
