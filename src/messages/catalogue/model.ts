import { groupDigits } from '../words/plural.ts';

const length = (name: string) => (millimetres: number) =>
  `${name} ${groupDigits(millimetres)}\u00a0мм`;

/** Texts of the 3D viewer; loaded with it. */
export const modelMessages = {
  title: (name: string) => `${name}, модель в 3D`,
  loading: 'Загружаем модель…',
  failed: 'Модель не загрузилась. Фотографии остались на странице.',
  again: 'Попробовать ещё раз',

  width: length('Ширина'),
  height: length('Высота'),
  depth: length('Глубина'),
  dimensions: 'Размеры',
  /** The second pose of a model. */
  poses: { unfolds: 'Разложить', opens: 'Открыть' },
  person: 'Человек для масштаба',
  personHeight: 'Рост человека\u00a0— 170\u00a0см.',
  room: 'Поставить у себя дома',

  controls: 'Управление моделью',
  left: 'Повернуть влево',
  right: 'Повернуть вправо',
  closer: 'Приблизить',
  farther: 'Отдалить',
  hint: 'Вращайте мышью или пальцем. На клавиатуре: стрелки поворачивают, + и − приближают и отдаляют.',
  honest: 'Модель построена по размерам и материалам из характеристик; мелкие детали условны.',

  /** Keys are those of `<model-viewer>`. */
  spoken: {
    'interaction-prompt': 'Стрелки поворачивают модель, плюс и минус приближают и отдаляют.',
    front: 'Вид спереди',
    back: 'Вид сзади',
    left: 'Вид слева',
    right: 'Вид справа',
    'upper-front': 'Вид спереди и сверху',
    'upper-back': 'Вид сзади и сверху',
    'upper-left': 'Вид слева и сверху',
    'upper-right': 'Вид справа и сверху',
    'lower-front': 'Вид спереди и снизу',
    'lower-back': 'Вид сзади и снизу',
    'lower-left': 'Вид слева и снизу',
    'lower-right': 'Вид справа и снизу',
  },
  announcements: 'Сообщения о модели',
} as const;
