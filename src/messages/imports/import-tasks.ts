import { counted } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';

/** Why a feed that the staff has named is not read. */
export const importTaskMessages = {
  notHttps: 'Адрес должен начинаться с\u00a0https.',
  badAddress:
    'Это не\u00a0адрес. Скопируйте его целиком, например https://postavshchik.example/yml.',
  privateAddress: 'Это адрес внутренней сети. Магазин загружает файлы только из\u00a0интернета.',
  noAnswer: (host: string) => `${host} не\u00a0отвечает. Проверьте адрес и\u00a0повторите.`,
  status: (status: number) => `По\u00a0этому адресу файла нет: ответ ${status}.`,
  badRedirect: 'Адрес перенаправляет на\u00a0другой, а\u00a0тот записан с\u00a0ошибкой.',
  redirects: 'Адрес слишком много раз перенаправляет на\u00a0другой.',
  cutOff: 'Файл оборвался. Повторите загрузку.',
  tooBig: 'Файл больше 256\u00a0МБ. Разделите его или загрузите на\u00a0компьютере магазина.',
  empty: 'Файл пуст.',
  muchOfOwn:
    'Вы\u00a0отправили много файлов и\u00a0не\u00a0загрузили их. Загрузите или уберите те, что в\u00a0списке «Не\u00a0загружены».',
  muchOfAll:
    'В\u00a0магазине много файлов, которые не\u00a0загрузили. Загрузите или уберите те, что в\u00a0списке «Не\u00a0загружены».',
  outOfMemory:
    'Файлу не\u00a0хватило памяти, в\u00a0магазине ничего не\u00a0изменилось. Разделите файл или сохраните таблицу как\u00a0CSV.',
  crashed:
    'Загрузка оборвалась из-за ошибки программы, в\u00a0магазине ничего не\u00a0изменилось. Проверьте файл и\u00a0начните её ещё раз.',
  brokenOff: (tries: number) =>
    `Загрузка обрывалась ${counted(tries, 'раз', 'раза', 'раз')}, в\u00a0магазине ничего не\u00a0изменилось. Разделите файл и\u00a0начните её ещё раз.`,
  nightlyNeedsAddress: 'Укажите адрес, который загружать каждую ночь.',
  termNeedsMost: 'Укажите, за\u00a0сколько дней изготовят самое позднее.',
  termBackwards: '«От» больше, чем «до».',
  sameGoods: (owner: string) =>
    owner === ''
      ? 'Не\u00a0меньше половины этих товаров уже есть в\u00a0магазине, и\u00a0их не\u00a0ведёт ни\u00a0один источник.'
      : `Не\u00a0меньше половины этих товаров уже ведёт источник «${owner}».`,
  largePrices: (
    count: number,
    examples: readonly {
      readonly article: string;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }[],
  ) =>
    `Сильно меняются цены: ${counted(count, 'товар', 'товара', 'товаров')}. Например: ${examples
      .map(
        ({ article, name, from, to }) =>
          `${article} «${name}», было ${formatPrice(from)}, станет ${formatPrice(to)}`,
      )
      .join('; ')}. Если цены верны, поставьте под\u00a0итогом отметку об\u00a0этом.`,
  manyMissing: (missing: number, onSale: number) =>
    `Снять с\u00a0продажи пришлось бы ${missing} из\u00a0${onSale} товаров источника. Если файл полный, подтвердите это.`,
} as const;

const adopting = /повторите с --adopt-from "([^"]*)"/i;

/** A reason of an import without the words of the terminal: the screen has a button for it. */
export const reasonInOffice = (reason: string): string =>
  reason.replaceAll(
    new RegExp(adopting, 'gi'),
    'возьмите товары этого источника кнопкой под\u00a0итогом',
  );

/** The source, as `adopt_from` names it, that has the goods of a refused row. */
export const ownerInReason = (reason: string): string | undefined => adopting.exec(reason)?.[1];
