import { PASSWORD, SUPERUSER } from '../servers.ts';

/** Seconds. `ttl` is at least `loop_wait` + 2 × `retry_timeout`, and not below 20. */
const DYNAMIC = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
};

/** Addresses `host:port` of one machine. The `outer` ones are those by which other machines reach it. */
export interface Addresses {
  readonly name: string;
  readonly postgres: string;
  readonly outerPostgres: string;
  readonly rest: string;
  readonly outerRest: string;
  /** The ways of this machine to all members of etcd. */
  readonly etcd: readonly string[];
}

interface Folders {
  readonly own: string;
  readonly programs: string;
}

/** The file of Patroni: JSON is YAML too. */
export function patroniFile(at: Addresses, { own, programs }: Folders): string {
  const superuser = { username: SUPERUSER, password: PASSWORD };
  return JSON.stringify({
    scope: 'gornitsa',
    name: at.name,
    restapi: { listen: at.rest, connect_address: at.outerRest },
    etcd3: { hosts: at.etcd, use_proxies: true },
    bootstrap: {
      dcs: {
        ...DYNAMIC,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 60 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: at.postgres,
      connect_address: at.outerPostgres,
      data_dir: `${own}/data`,
      bin_dir: programs,
      pgpass: `${own}/pgpass`,
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256' },
      authentication: { superuser, replication: superuser, rewind: superuser },
    },
  });
}

/** A port of HAProxy and the machines behind it, the first of which serves and the others wait. */
export interface Port {
  readonly name: string;
  readonly port: number;
  /** What Patroni answers with 200 on the machine that may serve. */
  readonly check: 'primary' | 'replica';
  readonly machines: readonly Addresses[];
}

/** A closed connection tells the shop at once that its server is gone. */
export function haproxyFile(ports: readonly Port[]): string {
  return `defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
${ports.map(portSection).join('')}`;
}

function portSection({ name, port, check, machines }: Port): string {
  const sessions =
    check === 'primary'
      ? 'on-marked-down shutdown-sessions'
      : 'on-marked-down shutdown-sessions on-marked-up shutdown-backup-sessions';
  const servers = machines.map((machine, index) => {
    const [host, checked] = machine.outerRest.split(':');
    const waits = check === 'replica' && index > 0 ? ' backup' : '';
    return `  server ${machine.name} ${machine.outerPostgres} check addr ${host} port ${checked}${waits}`;
  });
  return `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk GET /${check}
  http-check expect status 200
  default-server inter 2s fastinter 1s fall 3 rise 1 ${sessions}
${servers.join('\n')}
`;
}
