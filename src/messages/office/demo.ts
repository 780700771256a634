import type { DemoLeft } from '#contracts/admin/work/demo.ts';
import type { DemoGapName } from '#contracts/admin/work/readiness.ts';
import { counted } from '../words/plural.ts';

const held = ({ orders, calls }: DemoLeft): string =>
  [
    ...(orders > 0 ? [counted(orders, 'заказ', 'заказа', 'заказов')] : []),
    ...(calls > 0 ? [counted(calls, 'звонок', 'звонка', 'звонков')] : []),
  ].join(' и\u00a0');

const partNames: Readonly<Record<DemoGapName, string>> = {
  demoGoods: 'товары',
  demoName: 'название',
  demoTexts: 'тексты о\u00a0магазине',
  demoContacts: 'контакты',
  demoSeller: 'продавец',
  demoDocuments: 'документы',
};

/** What is still the demo's, in a few words: «товары, название, продавец». */
export const demoParts = (parts: readonly DemoGapName[]): string =>
  parts.map((part) => partNames[part]).join(', ');

/** Words about the orders and calls that came with the demo catalogue. */
export const officeDemoMessages = {
  mark: 'пример',
  about: (left: DemoLeft) =>
    `Чтобы было на\u00a0чём попробовать, здесь лежат примеры: ${held(left)}. Меняйте их как угодно: писем по\u00a0ним никто не получит, товары они не\u00a0занимают, в\u00a0популярность не\u00a0идут.`,
  inPublic: (parts: readonly DemoGapName[]) =>
    `Магазин открыт для всех, а\u00a0в\u00a0нём ещё показано то, что осталось от магазина-образца: ${demoParts(parts)}. Покупатель примет это за настоящее и\u00a0оформит заказ.`,
  whatToMend: 'Что заменить',
  remove: 'Убрать примеры',
  title: 'Убрать примеры?',
  question: (left: DemoLeft) =>
    `Исчезнут ${held(left)} с\u00a0пометкой «пример» и\u00a0всё, что вы с\u00a0ними сделали. Вернуть их нельзя. Настоящие заказы останутся.`,
  removed: (left: DemoLeft) => `Примеры убраны: ${held(left)}`,
} as const;
