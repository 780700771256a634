import { counted, groupDigits } from '../words/plural.ts';

interface HostLine {
  readonly host: string;
  readonly since: string;
  readonly until: string;
}

interface PictureLine {
  readonly state: 'failing' | 'given_up' | 'awaits_file' | 'waiting';
  readonly address: string;
  readonly article: string;
  readonly reason: string | null;
  readonly nextTry: string;
}

const photographs = (count: number) => counted(count, 'фотография', 'фотографии', 'фотографий');

const states = {
  waiting: 'ждёт очереди',
  failing: 'ещё не пришла',
  given_up: 'не пришла',
  awaits_file: 'ждёт файла',
} as const;

/** Terminal output about pictures of goods that the shop does not have. */
export const missingPictureMessages = {
  none: 'Все фотографии товаров, которые назвали файлы поставщиков, в магазине есть.',
  counts: (counts: Readonly<Record<PictureLine['state'], number>>) =>
    [
      ['Ждут очереди', counts.waiting],
      ['Ещё не пришли, магазин просит их снова', counts.failing],
      ['Не пришли', counts.given_up],
      ['Ждут файла (--from ПАПКА)', counts.awaits_file],
    ]
      .filter(([, count]) => count !== 0)
      .map(([name, count]) => `${name}: ${groupDigits(count ?? 0)}`)
      .join('\n'),
  host: ({ host, since, until }: HostLine) =>
    `Сервер ${host} не отвечает с ${since}, следующая попытка ${until}.`,
  picture: ({ state, address, article, reason, nextTry }: PictureLine) => {
    const why = reason === null ? '' : ` — ${reason}`;
    const next = state === 'awaits_file' ? '' : `; следующая попытка ${nextTry}`;
    return `  ${states[state]}: ${address} (артикул ${article})${why}${next}`;
  },
  more: (count: number) => `  и ещё ${groupDigits(count)}: npm run pictures -- --all`,
  retried: (count: number) =>
    count === 0
      ? 'Повторять нечего: таких фотографий нет.'
      : `Снова в очереди: ${photographs(count)}. Магазин скачает их, пока открыт.`,
} as const;
