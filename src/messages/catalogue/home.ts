/** Words of the home page alone: no other page loads them. */
export const homeMessages = {
  banners: 'Баннеры',
  slideOf: (index: number, count: number) => `${index} из ${count}`,
  previousSlide: 'Предыдущий',
  nextSlide: 'Следующий',
  stopSlides: 'Остановить',
  startSlides: 'Запустить',
  slideMore: 'Подробнее',
  ownerHint: 'Это ваш магазин? Что сделать, чтобы его открыть',
} as const;
