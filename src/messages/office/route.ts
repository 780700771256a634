import type { LiftKind } from '#contracts/lift-kinds.ts';
import { counted, decimal } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';

const lifts: Record<LiftKind, string> = {
  none: 'лифта нет',
  passenger: 'пассажирский лифт',
  freight: 'грузовой лифт',
};

/** Words of the route sheet. */
export const routeMessages = {
  title: 'Маршрутный лист',
  about: 'Что и\u00a0куда везти за\u00a0день. Порядок меняют перетаскиванием или кнопками.',
  day: 'День',
  print: 'Печать',
  sheetOf: (day: string) => `Маршрутный лист, ${day}`,
  none: 'На\u00a0этот день доставок не\u00a0назначено. День заказа назначают в\u00a0его карточке.',
  noCrew: 'Экипаж не\u00a0назначен',
  setCrew: 'Экипаж',
  setCrewOf: (number: string) => `Заказ ${number}: кто везёт`,
  crewHint: 'Пусто: экипаж выбранных покупателем часов',
  saved: 'Маршрутный лист сохранён.',
  stops: (count: number) => counted(count, 'заказ', 'заказа', 'заказов'),
  packages: (count: number | null) =>
    count === null ? 'число мест неизвестно' : counted(count, 'место', 'места', 'мест'),
  weight: (kg: number | null) => (kg === null ? 'вес неизвестен' : `${decimal(kg)}\u00a0кг`),
  /** Empty where neither is known. */
  home: (floor: number | null, lift: LiftKind | null) =>
    [floor !== null && `${floor}-й\u00a0этаж`, lift && lifts[lift]].filter(Boolean).join(', '),
  assembly: (what: string) => (what ? `Собрать: ${what}` : 'Собрать на\u00a0месте'),
  noAssembly: 'Сборка не\u00a0заказана',
  unconfirmed: 'не\u00a0подтверждён',
  mayChange: 'может измениться',
  toPay: (sum: number) =>
    sum === 0 ? 'Оплачено, денег не\u00a0брать' : `Взять ${formatPrice(sum)}`,
  toTake: (sum: number) => `взять ${formatPrice(sum)}`,
} as const;
