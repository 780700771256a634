/** Method and address of each call of the public API: records of devices and searches. */
export const telemetryCalls = {
  collect: { method: 'POST', url: '/api/telemetry/collect/' },
  search: { method: 'POST', url: '/api/telemetry/searches/' },
} as const;
