import type { PageForm } from '#contracts/admin/content/pages.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { formatNearTime } from '../words/shop-time.ts';
import { dayMessages } from './days.ts';

export const pageFieldNames: Readonly<Record<keyof PageForm, string>> = {
  slug: 'Адрес',
  title: 'Название',
  description: 'Описание для поисковиков',
  lead: 'Вводный абзац',
  menu: 'В\u00a0главном меню',
  from: dayMessages.from,
  until: dayMessages.until,
  text: 'Текст',
};

export const pagesScreenMessages = {
  about:
    'Страницы с\u00a0текстом: доставка, оплата, о\u00a0магазине. Внизу сайта показаны все, в\u00a0главном меню\u00a0— отмеченные. Порядок меняют, перетаскивая строки или стрелками.',
  list: 'Страницы по порядку',
  none: 'Страниц пока нет.',
  add: 'Новая страница',
  newTitle: 'Новая страница',
  inMenu: 'в\u00a0меню',
  ordered: 'Порядок сохранён',
  gone: 'Убранные страницы',
  restore: 'Вернуть',
  restoreOf: (title: string) => `Вернуть: ${title}`,
  restored: 'Версия возвращена',
  saved: (title: string) => `Сохранено: ${title}`,
  back: 'Все страницы',
  open: 'Открыть в\u00a0магазине',
  remove: 'Удалить страницу',
  removeAsk: (title: string) => `Удалить страницу «${title}»?`,
  removeText:
    'Ссылки на\u00a0неё перестанут открываться. Вернуть страницу можно внизу списка страниц.',
  removed: (title: string) => `Удалено: ${title}`,
  slugHint: 'Латинские буквы, цифры и\u00a0дефис. Прежний адрес после смены ведёт на\u00a0новый.',
  former: 'Старые адреса ведут сюда',
  formerRemove: 'Убрать',
  formerRemoveOf: (former: string) => `Убрать старый адрес ${former}`,
  formerRemoved: (former: string) => `Адрес ${former} больше не\u00a0ведёт сюда`,
  descriptionHint: 'Одно-два предложения, до\u00a0300 знаков',
  leadHint: 'Крупный текст под названием',
  textHint:
    'Раздел: ## Сроки. Подраздел: ### По городу. Пункт списка: * стол, с\u00a0номером: 1. стол. **Жирно**, *наклонно*, [ссылка](/?page=delivery). Таблица: | через | черту |',
  menuCheck: 'Показывать в\u00a0главном меню',
  save: 'Сохранить',
  unsaved: 'страница',
  versions: 'Версии',
  versionNow: 'сейчас',
  versionGone: 'страница убрана',
  look: 'Сравнить',
  lookAt: (when: string) => `Сравнить с\u00a0версией ${when}`,
  versionTitle: (when: string) => `Версия ${when}`,
  same: 'Версия такая\u00a0же, как сейчас.',
  compared:
    'Зачёркнуто то, чего в\u00a0нынешней странице не\u00a0станет, подчёркнуто то, что вернётся.',
  takeBack: 'Вернуть эту версию',
  more: 'Более ранние',
  yes: 'да',
  no: 'нет',
  empty: 'пусто',
  conflictTitle: 'Пока страница была открыта, её изменили',
  conflictBy: (who: string, when: string) => (who ? `${who}, ${when}` : when),
  conflictFields: (names: readonly string[]) => `Изменилось: ${names.join(', ').toLowerCase()}.`,
  conflictKept:
    'То, что вы набрали, осталось в\u00a0полях. Сохраните ещё раз: ваши поля заменят чужие, прежние останутся в\u00a0версиях.',
  conflictGone:
    'Пока страница была открыта, её удалили. То, что вы набрали, осталось в\u00a0полях: сохраните, и\u00a0страница появится снова.',
} as const;

/** «Вера, сегодня в 12:30». */
export const changedText = (
  { changed_at: at, changed_by: by }: { changed_at: string | null; changed_by: string },
  zone: TimeZone,
): string => [by, at && formatNearTime(new Date(at), zone)].filter(Boolean).join(', ');
