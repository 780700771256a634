export const dayMessages = {
  from: 'Показывать с',
  until: 'Показывать по',
  hint: 'Пусто: без ограничения. Дни считаются по\u00a0времени магазина.',
  calendar: (label: string) => `Календарь: ${label}`,
  clear: (label: string) => `Очистить: ${label}`,
} as const;
