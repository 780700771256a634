/** Words that all reports have. */
export const reportWords = {
  period: 'Период',
  ownPeriod: 'Свой период',
  from: 'С',
  to: 'По',
} as const;

export const presetNames = {
  today: 'Сегодня',
  week: '7\u00a0дней',
  month: 'Этот месяц',
  lastMonth: 'Прошлый месяц',
  quarter: 'Этот квартал',
  year: 'Этот год',
} as const;
