/** Reasons why a feed picture is refused; stored with its address. */
export const pictureMessages = {
  privateAddress: 'адрес внутренней сети',
  notHttp: 'адрес не http и не https',
  redirects: 'слишком много перенаправлений',
  status: (status: number) => `сервер ответил ${status}`,
  tooBig: 'файл больше 20 МБ',
  notPicture: 'это не фотография JPEG, PNG, WebP, AVIF или GIF',
  program: 'в файле картинки спрятана программа, страница или архив',
  broken: 'файл повреждён, или в нём больше 50 миллионов точек',
} as const;
