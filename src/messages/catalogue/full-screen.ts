export const fullScreenMessages = {
  photos: 'Фотографии на весь экран',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
} as const;
