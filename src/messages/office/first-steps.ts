import type { FirstStep } from '#contracts/admin/work/first-steps.ts';

/** What the owner calls each step. */
export const firstStepNames: Readonly<Record<FirstStep, string>> = {
  identity: 'Название и\u00a0контакты',
  look: 'Логотип и\u00a0цвета',
  goods: 'Товары',
  delivery: 'Рассказ о\u00a0доставке',
  zones: 'Доставка: где и\u00a0почём',
  order: 'Пробный заказ',
};

/** A step that the log names. */
export const nameOfStep = (step: string): string => firstStepNames[step as FirstStep] ?? step;
