import { openDatabaseBeside } from '../../src/open-database.ts';
import { readConfig } from '../../src/platform/config.ts';

const c = await openDatabaseBeside(readConfig({ DATA_DIR: '/tmp/wA-data' }), () => {});
await c.pool.query('UPDATE products SET category_id = 1 WHERE category_id = 3');
console.log((await c.pool.query('SELECT count(*) FROM products WHERE category_id=1')).rows);
await c.close();
