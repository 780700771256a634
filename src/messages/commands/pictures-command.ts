import { counted, groupDigits } from '../words/plural.ts';

const files = (count: number) => counted(count, 'файл', 'файла', 'файлов');
const CODES_SHOWN = 5;

interface Found {
  readonly byArticle: number;
  readonly byName: number;
  readonly goods: number;
}

/** Terminal output of the command for the goods' pictures, and reasons why a folder, an archive or a file is not read. */
export const givenMessages = {
  usage: `Каких фотографий нет и почему:          npm run pictures [-- --all]
Попросить у поставщиков снова:           npm run pictures -- --retry [СЕРВЕР|АДРЕС]
Фотографии товаров из папки или архива: npm run pictures -- --from ПАПКА|АРХИВ.zip [--dry-run]
Снять свои фотографии с товара:          npm run pictures -- --remove АРТИКУЛ [--remove АРТИКУЛ…]
  --all                    все адреса, а не первые тридцать
  --retry                  все, которые не пришли, одного сервера или одну
  --from ПАПКА|АРХИВ.zip   файлы названы артикулом (СФ-101.jpg, СФ-101_2.jpg, СФ-101/1.jpg) или как в каталоге поставщика
  --dry-run                всё проверить и ничего не записать
  --remove АРТИКУЛ         снять с товара фотографии, загруженные этой командой`,

  noPlace: (place: string) => `Папки или архива ${place} нет.`,
  notZip:
    'Это не папка и не архив ZIP, или архив повреждён. Другой архив (RAR, 7z) распакуйте в папку.',
  brokenZip: 'Архив повреждён или оборван.',
  encrypted: 'Архив защищён паролем: распакуйте его в папку.',
  bomb: 'Файлы слишком велики: вместе больше 32 ГБ, или архив распаковывается во много раз больше своего размера. Возьмите меньшую часть.',
  tooMany: (most: number) => `Файлов больше ${groupDigits(most)}: разделите их на части.`,
  tooDeep: 'Папки вложены слишком глубоко.',
  unreadable: 'файл не читается',
  brokenEntry: 'файл в архиве повреждён или сжат непривычным способом',
  interrupted: 'Прервано: у товаров ничего не изменилось.',
  unknownArticle: (code: string) => `Артикула «${code}» в магазине нет.`,
  sharedArticle: (code: string, codes: readonly string[]) =>
    `Артикул «${code}» подходит нескольким товарам: ${codes.slice(0, CODES_SHOWN).join(', ')}. Назовите один.`,

  reading: (done: number, all: number) => `Проверено: ${groupDigits(done)} из ${groupDigits(all)}…`,
  found: ({ byArticle, byName, goods }: Found) =>
    `Нашли товар: ${files(byArticle + byName)} (по артикулу ${groupDigits(byArticle)}, по имени из каталога поставщика ${groupDigits(byName)}), товаров ${groupDigits(goods)}.`,
  table: (counts: Record<'added' | 'replaced' | 'unchanged', number>) =>
    `Добавлено ${groupDigits(counts.added)}, заменено ${groupDigits(counts.replaced)}, без изменений ${groupDigits(counts.unchanged)}.`,
  unmatched: (count: number) =>
    `Не нашли товара: ${files(count)}. В имени нет ни артикула, ни имени из каталога поставщика:`,
  doubts: (count: number) =>
    `Подходят нескольким товарам, поэтому не показаны: ${files(count)}. Назовите их полным артикулом:`,
  doubt: ({ path, codes }: { path: string; codes: readonly string[] }) =>
    `${path} — ${codes.slice(0, CODES_SHOWN).join(', ')}${codes.length > CODES_SHOWN ? '…' : ''}`,
  refusedFiles: (count: number) => `Не приняты: ${files(count)}:`,
  refused: ({ path, reason }: { path: string; reason: string }) => `${path} — ${reason}`,
  unpicturedGoods: (count: number) => `Ещё без фотографии: товаров ${groupDigits(count)}:`,
  allPictured: 'Все товары с фотографиями.',
  unpictured: ({ code, name }: { code: string; name: string }) => `${code} ${name}`,
  listFile: (file: string) => `  …все в файле ${file}`,
  dryRun: 'Проба: в магазине ничего не изменилось.',
  removed: (code: string, count: number) =>
    count === 0
      ? `${code}: своих фотографий не было.`
      : `${code}: снято фотографий: ${groupDigits(count)}. Фотографии поставщика магазин покажет снова.`,
} as const;
