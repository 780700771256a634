import type { Device } from '#contracts/accounts.ts';
import { fieldsOf, toText } from './json.ts';

/** The devices of an answer; one without an id cannot be ended and is left out. */
export function readDevices(json: unknown): Device[] {
  const rows = Array.isArray(json) ? json.map(readDevice) : [];
  return rows.filter(({ id }) => id !== '');
}

function readDevice(json: unknown): Device {
  const fields = fieldsOf(json);
  return {
    id: toText(fields.id),
    device: toText(fields.device),
    ip: toText(fields.ip) || null,
    signed_in_at: toText(fields.signed_in_at),
    used_at: toText(fields.used_at),
    current: fields.current === true,
  };
}
