/** The editor of texts. */
export const textEditorMessages = {
  tools: 'Вид текста',
  asText: 'Как текст',
  asTextHint:
    'Раздел: ## Сроки. Подраздел: ### По городу. Пункт списка: * стол, с\u00a0номером: 1. стол. **Жирно**, *наклонно*, [ссылка](/?page=delivery). Таблица: | через | черту |',
  raw: 'Так на\u00a0странице написать нельзя. Поправьте или удалите этот кусок в\u00a0виде «Как текст».',
  linkTitle: 'Ссылка',
  linkWords: 'Слова ссылки',
  linkTo: 'Куда ведёт',
  linkSet: 'Поставить ссылку',
  linkRemove: 'Убрать ссылку',
} as const;

/** What the buttons do. */
export const textToolNames = {
  heading: 'Раздел',
  subheading: 'Подраздел',
  strong: 'Жирный',
  emphasis: 'Наклонный',
  link: 'Ссылка',
  list: 'Список',
  numbered: 'Список с\u00a0номерами',
  table: 'Таблица',
  undo: 'Отменить',
  redo: 'Вернуть',
} as const;

export const tableToolNames = {
  rowBelow: 'Строка ниже',
  columnRight: 'Столбец справа',
  withoutRow: 'Убрать строку',
  withoutColumn: 'Убрать столбец',
  withoutTable: 'Убрать таблицу',
} as const;
