import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ShopProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Output so far. */
  output(): string;
  /** Sends SIGTERM and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the shop as a process with an embedded database in `folder`. */
export async function startShopProcess(
  folder: string,
  env: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<ShopProcess> {
  let output = '';
  const child = spawn(process.execPath, ['src/server/main.ts', ...options], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      RATE_ORDER: '99999/1h',
      RATE_CART: '99999/1h',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const opened = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /открыт: (http\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(output)));
  });
  const exited = once(child, 'exit');
  return {
    url: await opened,
    child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
