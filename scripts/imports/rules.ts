import type { Import } from './read-imports.ts';

/** A module may import modules of earlier rows, not of its own row. */
export const MODULE_ORDER = [
  ['audit'],
  ['settings', 'telemetry'],
  ['staff'],
  ['callbacks', 'brand', 'documents', 'pictures', 'keeping'],
  ['catalog'],
  ['stock'],
  ['ownership'],
  ['imports', 'export', 'content', 'goods'],
  ['furniture'],
  ['accounts'],
  ['wishlist', 'cart'],
  ['delivery'],
  ['orders'],
  ['payments'],
  ['invoices'],
  ['returns'],
  ['people', 'reports'],
  ['onec'],
];

const rank = (module: string) => MODULE_ORDER.findIndex((names) => names.includes(module));
const parts = (file: string) => file.split('/');
const inLayer = (file: string, ...layers: string[]) =>
  parts(file)[0] === 'src' && layers.includes(parts(file)[1] ?? '');

/** The folder of the React app that a file belongs to. */
const clientOf = (file: string): string | undefined =>
  /^src\/(?:storefront|admin)(?=\/)/.exec(file)?.[0];

/** Packages of ours: each has one face and knows nothing of the shop. */
const packageOf = (file: string): string | undefined => /^packages\/[^/]+/.exec(file)?.[0];

/** Libraries that hold their thread as long as a hostile file tells them. */
const DECODERS = ['sharp', 'svgo', 'sanitize-html'];

const isOurs = (file: string) => /^(?:src|packages|db|tests|tools|scripts)\//.test(file);

/** A rule returns the reason why an import is forbidden, or false. */
export const rules: readonly ((one: Import) => string | false)[] = [
  ({ from, to }) =>
    inLayer(from, 'contracts', 'messages') &&
    to.startsWith('src/') &&
    parts(from)[1] !== parts(to)[1] &&
    !inLayer(to, 'contracts') &&
    'contracts and messages are leaves',
  ({ from, to }) => inLayer(from, 'contracts') && inLayer(to, 'messages') && 'contracts are leaves',
  ({ from, to }) =>
    inLayer(from, 'platform') && inLayer(to, 'modules', 'storefront') && 'platform knows no domain',
  ({ from, to, kind }) =>
    inLayer(from, 'storefront') &&
    (inLayer(to, 'modules', 'platform') || packageOf(to) !== undefined) &&
    kind !== 'type' &&
    'the storefront takes only types from the server',
  ({ from, to }) =>
    inLayer(from, 'modules', 'platform') &&
    inLayer(to, 'storefront', 'admin') &&
    'the server knows no screens',
  ({ from, to }) =>
    inLayer(from, 'admin') &&
    to.startsWith('src/') &&
    !inLayer(to, 'admin', 'contracts', 'messages', 'tokens') &&
    'the office sees contracts, messages and tokens',
  ({ from, to }) =>
    inLayer(from, 'storefront') && inLayer(to, 'admin') && 'the storefront knows no office',
  ({ from, to }) =>
    !inLayer(from, 'commands') && inLayer(to, 'commands') && 'commands are entry points',
  ({ from, to }) => {
    if (!inLayer(from, 'modules') || !inLayer(to, 'modules')) return false;
    const [mine = '', other = ''] = [parts(from)[2], parts(to)[2]];
    if (mine === other) return false;
    if (rank(mine) < 0) return `MODULE_ORDER does not name ${mine}`;
    if (!to.endsWith('/index.ts')) return 'modules meet through index.ts';
    return rank(mine) <= rank(other) && `${mine} may not import ${other}`;
  },
  ({ from, to }) => {
    const client = clientOf(from);
    if (!client || !from.startsWith(`${client}/features/`)) return false;
    if (to.startsWith(`${client}/routes/`)) return 'features know no routes';
    const isOther = to.startsWith(`${client}/features/`) && parts(from)[3] !== parts(to)[3];
    return isOther && 'features never import features';
  },
  ({ from, to }) =>
    /^src\/(storefront|admin)\/ui\//.test(from) &&
    /^src\/(storefront|admin)\/(features|routes)\//.test(to) &&
    'ui knows no domain',
  ({ from, to }) =>
    to === 'fastify' &&
    !inLayer(from, 'platform') &&
    !/(?:routes|-cookie)\.ts$/.test(from) &&
    'only routes, cookies and platform/http know Fastify',
  ({ from, to }) =>
    inLayer(from, 'modules', 'platform', 'commands') &&
    DECODERS.includes(to) &&
    !/\/drawing\/[^/]+$/.test(from) &&
    'untrusted pictures are decoded in a folder `drawing`, which runs in a process of its own',
  ({ from, to, kind }) =>
    inLayer(from, 'modules', 'commands') &&
    /^src\/modules\/\w+\/drawing\//.test(to) &&
    !/\/drawing\/[^/]+$/.test(from) &&
    kind !== 'type' &&
    'what is in a folder `drawing` is called by `draw`',
  ({ from, to }) => {
    const [mine, other] = [packageOf(from), packageOf(to)];
    if (mine && mine !== other) return isOurs(to) && 'a package imports nothing of the shop';
    if (!other || mine) return false;
    if (inLayer(from, 'contracts', 'messages', 'platform')) return 'only domains know packages';
    return to !== `${other}/index.ts` && 'others see only the face of a package';
  },
];
