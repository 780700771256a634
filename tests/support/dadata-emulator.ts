import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What goes wrong at the service; all of it may be switched while it runs. */
interface Misfortunes {
  /** Takes questions and never answers them. */
  isSilent: boolean;
  /** What it answers in place of addresses. */
  answer: 'page of a proxy' | 'no list' | 'too long' | 'redirect' | null;
  /** Answers with this status. */
  status: number | null;
  /** So many more questions are answered today; after them it refuses. */
  left: number;
  /** Puts rows without sense among the addresses. */
  breaksRows: boolean;
}

export interface AskedAddress {
  readonly query: string;
  readonly count: number;
  readonly locations?: readonly Readonly<Record<string, string>>[];
}

interface House {
  readonly region: string;
  readonly region_with_type: string;
  readonly city: string | null;
  readonly settlement: string | null;
  readonly settlement_with_type: string | null;
  readonly street_with_type: string | null;
  readonly house_type: string | null;
  readonly house: string | null;
  readonly postal_code: string | null;
}

const house = (
  [region, region_with_type]: readonly [string, string],
  city: string | null,
  street_with_type: string | null,
  number: string | null,
  settlement: string | null = null,
): House => ({
  region,
  region_with_type,
  city,
  settlement,
  settlement_with_type: settlement && `мкр ${settlement}`,
  street_with_type,
  house_type: number && 'д',
  house: number,
  postal_code: number && '000000',
});

const TVER = ['Тверская', 'Тверская обл'] as const;
const YAKUTIA = ['Саха /Якутия/', 'Респ Саха /Якутия/'] as const;

/** Addresses that the emulator knows; the streets are made up. */
const houses = [
  house(TVER, 'Тверь', null, null),
  house(TVER, 'Тверь', 'ул Образцовая', null),
  house(TVER, 'Тверь', 'ул Образцовая', '1'),
  house(TVER, 'Тверь', 'ул Образцовая', '2'),
  house(TVER, 'Тверь', 'ул Примерная', '7', 'Мамулино'),
  house(TVER, null, 'ул Образцовая', '3', 'Медное'),
  house(['Москва', 'г Москва'], 'Москва', 'ул Образцовая', '1'),
  house(YAKUTIA, 'Якутск', 'ул Образцовая', '5'),
  house(['Амурская', 'Амурская обл'], 'Благовещенск', 'ул Образцовая', '6'),
  house(['Башкортостан', 'Респ Башкортостан'], 'Благовещенск', 'ул Образцовая', '8'),
];

/** Companies that it knows, made up. */
const companies = [
  {
    inn: '7707083893',
    kpp: '773601001',
    name: { short_with_opf: 'ООО «Ромашка»', full_with_opf: 'Общество «Ромашка»' },
    address: { value: 'г Примерск', unrestricted_value: '000000, г Примерск, ул Образцовая, д 1' },
    state: { status: 'ACTIVE' },
  },
  {
    inn: '500100732259',
    name: { short_with_opf: 'ИП Пробная А. А.', full_with_opf: null },
    address: { value: 'г Тверь', unrestricted_value: null },
    state: { status: 'LIQUIDATED' },
  },
];

interface Options {
  readonly key?: string;
  /** Takes what closes it. Default: it closes with the test. */
  readonly onEnd?: (close: () => void) => void;
}

/** The suggestions of DaData as the shop sees them, a server of this machine with a port of its own. */
export async function openDadata({ key = 'key', onEnd = onTestFinished }: Options = {}) {
  const misfortunes: Misfortunes = {
    isSilent: false,
    answer: null,
    status: null,
    left: Number.POSITIVE_INFINITY,
    breaksRows: false,
  };
  const asked: AskedAddress[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    if (request.url === '/elsewhere') return response.end(JSON.stringify({ suggestions: [] }));
    asked.push(JSON.parse(body));
    if (misfortunes.isSilent) return undefined;
    const isKnown = request.headers.authorization === `Token ${key}`;
    misfortunes.left -= 1;
    const refusal = !isKnown || misfortunes.left < 0 ? 403 : undefined;
    const status = misfortunes.status ?? refusal ?? 200;
    if (misfortunes.answer === 'redirect') {
      response.writeHead(307, { location: '/elsewhere' });
      return response.end();
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    const isParty = request.url?.endsWith('/party');
    return response.end(status === 200 ? bodyOf(asked.at(-1), isParty) : '{"message":"refused"}');
  });

  function bodyOf(question: AskedAddress | undefined, isParty = false): string {
    const { answer, breaksRows } = misfortunes;
    if (answer === 'page of a proxy') return '<h1>Доступ закрыт</h1>';
    if (answer === 'no list') return '{"suggestions":"none"}';
    const rows = question ? foundFor(question) : [];
    if (isParty) {
      const found = companies.filter(({ inn }) => inn === question?.query);
      return JSON.stringify({ suggestions: found.map((data) => ({ data })) });
    }
    const broken = breaksRows ? [null, { data: 'Иран' }, { data: { region: 7 } }] : [];
    const padding = answer === 'too long' ? ' '.repeat(1024 * 1024) : '';
    return padding + JSON.stringify({ suggestions: [...broken, ...rows] });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, key, misfortunes, asked };
}

const plain = (text: string | null | undefined) => (text ?? '').toLowerCase();

/** As the service does: each word begins a word of the address, and one of the locations has it. */
function foundFor({ query, count, locations }: AskedAddress) {
  const words = plain(query)
    .split(/[\s,.]+/)
    .filter((word) => word !== '');
  return houses
    .filter((one) => {
      const text = plain(Object.values(one).join(' ')).split(/\s+/);
      const isNamed = words.every((word) => text.some((part) => part.startsWith(word)));
      const isWithin =
        !locations ||
        locations.some((place) =>
          Object.entries(place).every(
            ([field, value]) => plain(one[field as keyof House]) === plain(value),
          ),
        );
      return isNamed && isWithin;
    })
    .slice(0, count)
    .map((data) => ({ value: 'not read', unrestricted_value: 'not read', data }));
}
