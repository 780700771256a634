/** Names of browsers that are Russian. */
export const deviceNames = {
  yandex: 'Яндекс Браузер',
} as const;
