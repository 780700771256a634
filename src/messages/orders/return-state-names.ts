import type { ReturnState } from '#contracts/return-states.ts';

/** How far a return is. */
export const returnStateNames: Readonly<Record<ReturnState, string>> = {
  asked: 'Ждёт ответа',
  agreed: 'Согласован',
  refused: 'Отказано',
  withdrawn: 'Отозван',
  coming: 'В\u00a0пути',
  received: 'Получен',
  inspected: 'Осмотрен',
  closed: 'Закрыт',
};
