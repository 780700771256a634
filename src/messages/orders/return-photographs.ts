/** Why a photograph of a return is not taken. */
export const photographFaults = {
  notPhotograph: 'Файл не\u00a0открывается как фотография. Подойдут JPEG, PNG и\u00a0WebP.',
  heic: 'Формат HEIC не\u00a0подходит: сохраните фотографию в\u00a0JPEG.',
  tooLong: 'Файл больше 10\u00a0МБ. Сохраните фотографию поменьше.',
  noRoom: 'Не\u00a0поместилась: к\u00a0возврату можно приложить 5\u00a0фотографий.',
  failed: 'Не\u00a0получилось отправить. Попробуйте ещё раз.',
} as const;

/** A fault with the name of its file. */
export const ofFile = (name: string, fault: string): string => `«${name}»: ${fault}`;

/** Which of the photographs of a return it is, from 1. */
export const photographNumber = (number: number, all: number): string =>
  `Фотография ${number} из\u00a0${all}`;

/** Photographs of a return: choosing and looking. */
export const photographWords = {
  title: 'Фотографии',
  hint: 'До\u00a05 фотографий JPEG, PNG или WebP, каждая до\u00a010\u00a0МБ. Если у\u00a0товара недостаток, покажите его',
  choose: 'Выбрать фотографии',
  add: 'Добавить фотографии',
  remove: (name: string) => `Убрать «${name}»`,
  send: 'Отправить фотографии',
  open: (number: number, all: number) => `Открыть: ${photographNumber(number, all).toLowerCase()}`,
  chosen: (name: string) => `Выбрана: ${name}`,
  someLeft:
    'Просьба отправлена, но\u00a0не\u00a0все фотографии. Они ждут ниже, у\u00a0нового возврата: отправьте их ещё раз.',
  back: 'Предыдущая',
  next: 'Следующая',
} as const;
