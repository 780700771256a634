/** Reasons why a picture of a feed did not come; stored with its address. */
export const pictureMessages = {
  privateAddress: 'адрес внутренней сети',
  badAddress: 'адрес с ошибкой',
  notHttp: 'адрес не http и не https',
  redirects: 'слишком много перенаправлений',
  status: (status: number) => `сервер ответил ${status}`,
  tooBig: 'файл больше 20 МБ',
  notPicture: 'это не фотография JPEG, PNG, WebP, AVIF или GIF',
  program: 'в файле картинки спрятана программа, страница или архив',
  broken: 'файл повреждён, или в нём больше 50 миллионов точек',
  tooHard:
    'картинка не открылась за две секунды или занимает слишком много памяти: сохраните её меньше или в JPEG',
  hostNotFound: 'такого сервера нет в DNS',
  notListening: 'сервер не принимает соединений',
  cutOff: 'сервер оборвал соединение',
  noAnswer: 'сервер не ответил за 30 секунд',
  badCertificate: 'сертификат сервера не подходит',
  notStored: 'магазин не смог записать файл',
  dayLong: (reason: string) => `${reason} (целые сутки)`,
} as const;
