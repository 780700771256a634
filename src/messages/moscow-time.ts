const moscow = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/** The shop's own time: '20 ноября 2026 г. в 12:00'. */
export const formatMoscowTime = (time: Date): string => moscow.format(time);
