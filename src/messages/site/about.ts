/** The page about the shop. */
export const aboutMessages = {
  people: 'Кто работает',
  showrooms: 'Салоны',
  address: 'Адрес и\u00a0часы',
  makers: 'Фабрики и\u00a0мастерские',
  certificates: 'Сертификаты',
} as const;
