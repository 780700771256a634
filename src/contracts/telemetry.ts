import { z } from 'zod';
import { telemetryCalls } from './calls/telemetry.ts';
import { fieldErrorsBody, oneLineText } from './validation.ts';

const words = oneLineText(300).nullish();
const amount = z.number().min(0).max(1e6).nullish();

/** The telemetry record of spec section 3. */
export const telemetryRecord = z.object({
  device_id: oneLineText(100).min(1),
  session_id: oneLineText(100).min(1),
  browser: words,
  browser_version: words,
  os: words,
  os_version: words,
  device_type: words,
  device_model: words,
  device_vendor: words,
  screen_width: amount,
  screen_height: amount,
  device_pixel_ratio: amount,
  color_depth: amount,
  lang: words,
  timezone: words,
  connection_type: words,
  connection_rtt: amount,
  connection_downlink: amount,
  cpu_cores: amount,
  ram_gb: amount,
  touch_support: z.boolean().nullish(),
  canvas_hash: words,
});
export type TelemetryRecord = z.infer<typeof telemetryRecord>;

/** A search of a visitor. Nothing says whose. */
export const toldSearch = z.object({
  text: oneLineText(100).min(1),
  opened: z.boolean().default(false).describe('A product of its result was opened'),
});
export type ToldSearch = z.infer<typeof toldSearch>;

export const telemetryEndpoints = {
  collect: {
    ...telemetryCalls.collect,
    schema: {
      tags: ['telemetry'],
      summary: 'One record a session; a repeated one changes nothing',
      body: telemetryRecord,
      response: { 201: z.object({ accepted: z.boolean() }), 400: fieldErrorsBody },
    },
  },
  search: {
    ...telemetryCalls.search,
    schema: {
      tags: ['telemetry'],
      summary: 'What a visitor searched for, or that a product of the result was opened',
      body: toldSearch,
      response: { 204: z.null(), 400: fieldErrorsBody },
    },
  },
} as const;
