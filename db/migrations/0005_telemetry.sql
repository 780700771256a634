CREATE TABLE telemetry_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL,
  device_id text NOT NULL,
  session_id text NOT NULL UNIQUE,
  browser text,
  browser_version text,
  os text,
  os_version text,
  device_type text,
  device_model text,
  device_vendor text,
  screen_width double precision,
  screen_height double precision,
  device_pixel_ratio double precision,
  color_depth double precision,
  lang text,
  timezone text,
  connection_type text,
  connection_rtt double precision,
  connection_downlink double precision,
  cpu_cores double precision,
  ram_gb double precision,
  touch_support boolean,
  canvas_hash text
);
--> statement-breakpoint
CREATE INDEX telemetry_received ON telemetry_records (received_at);
