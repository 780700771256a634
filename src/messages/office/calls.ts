import type { CallOutcome, CallState } from '#contracts/admin/callbacks/values.ts';

/** Words of the calls to return. */
export const callScreenMessages = {
  about: 'Кто просил позвонить. Сверху\u00a0— кому пора.',
  state: 'Показать',
  empty: 'Звонить некому. Здесь появятся те, кто нажмёт в\u00a0магазине «Заказать звонок».',
  emptyClosed: 'Завершённых звонков пока нет.',
  asked: (time: string) => `Просьба от ${time}`,
  callAt: (time: string) => `Позвонить: ${time}`,
  closedAt: (time: string) => `Завершено ${time}`,
  customer: 'Карточка покупателя',
  page: 'Со страницы',
  takenBy: (name: string) => `Звонит ${name}`,
  takenByMe: 'Звоните вы',
  take: 'Взять',
  letGo: 'Отпустить',
  record: 'Записать звонок',
  recordTitle: (phone: string) => `Звонок ${phone}`,
  outcome: 'Чем кончился',
  note: 'Заметка',
  noteHint: 'Что важно помнить: видна только сотрудникам',
  again: 'Когда позвонить снова',
  againHint: 'По часам магазина. Пусто\u00a0— как можно скорее',
  save: 'Записать',
  recorded: (phone: string) => `Звонок ${phone} записан.`,
  more: 'Показать ещё',
  timeFaults: {
    wrong: 'Такого времени нет. Выберите день и\u00a0час.',
    passed: 'Это время прошло. Выберите позднее.',
    far: 'Слишком далеко: не больше девяноста дней.',
  },
  former: (id: number) => `Сотрудник ${id}`,
  shop: 'Магазин',
} as const;

export const callStateNames: Record<CallState, string> = {
  open: 'Ждут звонка',
  closed: 'Завершённые',
};

export const outcomeNames: Record<CallOutcome, string> = {
  reached: 'Поговорили',
  wrong_number: 'Номер не тот',
  no_answer: 'Не ответили',
  call_again: 'Просили перезвонить',
};
