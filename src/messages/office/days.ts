export const dayMessages = {
  from: 'Показывать с',
  until: 'Показывать по',
  hint: 'Пусто: без ограничения. Дни считаются по\u00a0времени магазина.',
} as const;
