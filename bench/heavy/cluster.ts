// A cluster on one machine: a primary, a streaming replica, PgBouncer in transaction mode, two shops. Servers are stopped and killed under
// load: npm run bench:cluster. Exit code 1: an order is lost or duplicated, a letter is duplicated (except those that the killed shop was
// sending), or an old price is shown.
// With --patroni: three PostgreSQL under Patroni with etcd behind HAProxy, two shops, and primaries that die, are cut off and hand over.
// Needs Debian's PostgreSQL with PgBouncer, or with Patroni, etcd and HAProxy.

import { runToTheEnd } from '../run-to-the-end.ts';
import { tryCluster } from './cluster/try-cluster.ts';
import { tryPatroni } from './cluster/try-patroni.ts';

const PATIENCE = 60_000;

await runToTheEnd(process.argv.includes('--patroni') ? tryPatroni : tryCluster, PATIENCE);
