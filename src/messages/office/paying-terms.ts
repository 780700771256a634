import type { PayingTerms } from '#contracts/paying-terms.ts';
import { counted } from '../words/plural.ts';

/** Words of the part of «Приём оплаты» with the terms. */
export const payingTermsWords = {
  title: 'Условия оплаты',
  when: 'Когда покупатель платит',
  hold: 'Сколько держать товар до\u00a0оплаты, часов',
  holdHint:
    'Потом товар вернётся в\u00a0продажу, а\u00a0заказ останется. 0\u00a0— держать, пока заказ не\u00a0отменят',
  onlyWhole: 'Принимать онлайн только всю сумму',
  onlyWholeAbout:
    'Для кассы, которая не\u00a0умеет чеки предоплаты частями. При оформлении магазин скажет об\u00a0этом.',
  firsts: 'Предоплата раздела, если она не\u00a0половина',
  category: (place: number) => `Раздел ${place}`,
  percent: (place: number) => `Процент ${place}`,
  add: 'Добавить раздел',
  removeFirst: (name: string) => `Убрать: ${name}`,
  change: 'Изменить условия',
  saved: 'Условия оплаты сохранены',
  again: 'Условия изменил кто-то другой. Проверьте их и\u00a0сохраните ещё раз.',
  samePrice:
    'Цена одна, как бы покупатель ни\u00a0платил: наценки и\u00a0скидки за\u00a0способ оплаты закон запрещает.',
  notNumber: 'Введите целое число',
} as const;

export const payingMoments: Readonly<Record<PayingTerms['when'], string>> = {
  at_once: 'Сразу после оформления',
  confirmed: 'После подтверждения менеджером',
};

/** The terms, sentence by sentence. */
export function payingTermsTexts(
  { when, hold_hours: hours, only_whole: onlyWhole, firsts }: PayingTerms,
  nameOf: (category: string) => string,
): string[] {
  return [
    when === 'at_once'
      ? 'Покупатель может заплатить сразу после оформления.'
      : 'Покупатель может заплатить, когда менеджер подтвердит заказ: ссылка придёт в\u00a0письме.',
    hours === 0
      ? 'Товар неоплаченного заказа держим, пока заказ не\u00a0отменят.'
      : `Товар держим до\u00a0оплаты ${counted(hours, 'час', 'часа', 'часов')}.`,
    onlyWhole
      ? 'Онлайн принимаем только всю сумму.'
      : [
          'Предоплата\u00a0— половина',
          ...firsts.map((one) => `${nameOf(one.category)}\u00a0— ${one.percent}%`),
        ]
          .join('; ')
          .concat('.'),
  ];
}
