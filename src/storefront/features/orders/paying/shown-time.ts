const time = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** «29 ноября в 14:30», in the time of the visitor. */
export const shownTime = (instant: string): string =>
  time.format(new Date(instant)).replaceAll(' ', '\u00a0');
