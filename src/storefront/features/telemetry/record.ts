import type { TelemetryRecord } from '#contracts/telemetry.ts';
import { deviceId, sessionId } from '../../api/device.ts';
import { canvasHash } from './canvas-hash.ts';
import { cookieChoice } from './cookie-choice.ts';
import { findPlatform } from './platform.ts';

/** Browser features that only some browsers have. */
interface OptionalNavigatorFields {
  readonly connection?: {
    readonly effectiveType?: string;
    readonly rtt?: number;
    readonly downlink?: number;
  };
  readonly deviceMemory?: number;
}

/** All fields of the telemetry record of spec section 3; null when this browser does not provide the value. */
export async function makeRecord(): Promise<Required<TelemetryRecord>> {
  const { connection, deviceMemory } = navigator as Navigator & OptionalNavigatorFields;
  const accepted = cookieChoice.get() === 'accepted';
  return {
    device_id: deviceId(),
    session_id: sessionId(),
    ...(await findPlatform(navigator)),
    screen_width: screen.width,
    screen_height: screen.height,
    device_pixel_ratio: devicePixelRatio,
    color_depth: screen.colorDepth,
    lang: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    connection_type: connection?.effectiveType ?? null,
    connection_rtt: connection?.rtt ?? null,
    connection_downlink: connection?.downlink ?? null,
    cpu_cores: navigator.hardwareConcurrency ?? null,
    ram_gb: deviceMemory ?? null,
    touch_support: navigator.maxTouchPoints > 0,
    canvas_hash: accepted ? canvasHash() : '',
  };
}
