import { MOST_PHOTOS } from '#contracts/goods-limits.ts';
import { counted, groupDigits } from '../words/plural.ts';

const files = (count: number) => counted(count, 'файл', 'файла', 'файлов');
const photos = (count: number) => counted(count, 'фотография', 'фотографии', 'фотографий');

/** Words of the screen that gives pictures to many goods at once. */
export const givenPicturesMessages = {
  title: 'Фотографии по\u00a0артикулам',
  back: 'Все загрузки',
  about: 'Файлы названы артикулами: магазин сам найдёт, чьи это фотографии.',
  rules: 'Как назвать файлы',
  ruleLines: [
    'СФ-101.jpg\u00a0— фотография товара с\u00a0артикулом СФ-101.',
    'СФ-101_1.jpg, СФ-101-2.png, СФ-101 (3).webp\u00a0— его же, число задаёт порядок.',
    'Папка СФ-101 с\u00a0любыми файлами\u00a0— его же, по\u00a0порядку названий.',
    'Прописные и\u00a0строчные буквы, пробел, дефис, подчёркивание и\u00a0косая черта не\u00a0различаются.',
    'Если есть и\u00a0СФ-101, и\u00a0СФ-101-2, файл СФ-101-2.jpg достанется второму: точный артикул главнее.',
    'Если подходят несколько артикулов, магазин не\u00a0угадывает и\u00a0называет такой файл.',
  ],
  chooseFiles: 'Выбрать файлы или ZIP',
  chooseFolder: 'Выбрать папку',
  drop: 'Или перетащите сюда файлы, папку или архив ZIP: до\u00a02000\u00a0фотографий, каждая до\u00a025\u00a0МБ.',
  reading: 'Смотрим, чьи это фотографии.',
  notZip:
    'Это не\u00a0архив ZIP, или он повреждён. Распакуйте его в\u00a0папку и\u00a0выберите папку.',
  encrypted: 'Архив защищён паролем. Распакуйте его в\u00a0папку и\u00a0выберите папку.',
  bomb: 'Архив распаковывается во\u00a0много раз больше своего размера. Проверьте, тот\u00a0ли это файл.',
  largeZip:
    'Архив больше 2\u00a0ГБ или файлов в\u00a0нём слишком много. Разделите его на\u00a0части.',
  tooManyFiles: (most: number) =>
    `Больше ${groupDigits(most)}\u00a0фотографий сразу не\u00a0загрузить. Выберите часть.`,
  nothing: 'Здесь нет ни\u00a0одного файла.',
  unreadableFile: 'файл не\u00a0прочитался: он исчез с\u00a0диска или повреждён в\u00a0архиве',
  unreadable: 'Файлы не\u00a0прочитались. Выберите их ещё раз.',
  preview: 'Что будет загружено. В\u00a0магазине пока всё по-прежнему',
  matched: (count: number, goods: number) => `${photos(count)}, артикулов: ${groupDigits(goods)}`,
  matchedNone: 'Ни\u00a0один файл не\u00a0назван артикулом магазина.',
  article: 'Артикул',
  goods: 'Товар',
  given: 'Файлов',
  has: 'Сейчас фотографий',
  all: (count: number) => `Показать все: ${groupDigits(count)}`,
  unknown: (count: number) => `Неизвестный артикул: ${files(count)}`,
  doubtful: (count: number) => `Подходит несколько артикулов: ${files(count)}`,
  skipped: (count: number) => `Не\u00a0подходит: ${files(count)}`,
  mayBe: (path: string, articles: readonly string[]) => `${path}: ${articles.join(', ')}`,
  because: (path: string, reason: string) => `${path}: ${reason}`,
  notPicture: 'не\u00a0фотография JPEG, PNG, WebP, AVIF или GIF',
  tooLarge: (megabytes: number) => `больше ${megabytes}\u00a0МБ`,
  longPath: 'слишком длинное имя',
  existing: 'Фотографии, которые у\u00a0товаров уже есть',
  add: 'Оставить, новые добавить после них',
  addAbout: 'Одинаковая фотография второй раз не\u00a0добавится.',
  replace: 'Заменить новыми',
  replaceAbout:
    'Только у\u00a0артикулов из\u00a0списка. Если хоть один файл артикула не\u00a0примут, его фотографии останутся прежними.',
  load: (count: number) => `Загрузить: ${photos(count)}`,
  other: 'Выбрать другие',
  sending: (sent: number, all: number) =>
    `Отправлено ${groupDigits(sent)} из\u00a0${groupDigits(all)}`,
  stay: 'Не\u00a0закрывайте страницу, пока фотографии отправляются.',
  lost: 'Связь прервалась. То, что отправлено, сохранено: можно продолжить с\u00a0этого места.',
  goOn: 'Продолжить',
  stop: 'Остановить',
  stopped: 'Остановлено. То, что отправлено, уже у\u00a0товаров.',
  done: 'Загружено',
  added: 'Добавлено',
  known: 'Уже были',
  removed: 'Заменено прежних',
  refused: 'Не\u00a0принято',
  refusedList: (count: number) => `Не\u00a0приняты: ${files(count)}`,
  keptBefore: (article: string) => `фотографии ${article} остались прежними: приняты не\u00a0все`,
  noArticle: 'такого артикула нет',
  manyArticles: 'подходит несколько артикулов',
  notStored: 'файл не\u00a0сохранился. Отправьте его ещё раз.',
  tooMany: `у\u00a0варианта не\u00a0больше ${MOST_PHOTOS}\u00a0фотографий`,
} as const;
