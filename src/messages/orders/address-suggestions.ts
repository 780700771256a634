/** Words of the suggestions below the field of the address. */
export const addressSuggestionMessages = {
  list: 'Подсказки адреса',
  found: (count: number) => `Подсказок: ${count}. Выбрать: стрелки и\u00a0Enter`,
  otherTown: (town: string, city: string) =>
    `Этот адрес относится к\u00a0другому городу: ${town}. В\u00a0поле «Город» осталось: ${city}.`,
  takeTown: (town: string) => `Указать город ${town}`,
} as const;

/** Words of the suggestions below the field of the city. */
export const townSuggestionMessages = {
  list: 'Известные населённые пункты',
  found: addressSuggestionMessages.found,
} as const;
