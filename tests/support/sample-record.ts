import { telemetryRecord } from '../../src/contracts/telemetry.ts';

/** A telemetry record with every field. */
export const sampleRecord = Object.fromEntries(
  Object.keys(telemetryRecord.shape).map((key) => [
    key,
    /width|height|ratio|depth|rtt|downlink|cores|ram/.test(key) ? 1 : 'x',
  ]),
);
