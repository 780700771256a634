import { createRequire } from 'node:module';
import type { FastifyPluginCallback } from 'fastify';

/** Traces of requests and of their SQL statements, exported to an OpenTelemetry collector. */
export interface Tracing {
  readonly plugin: FastifyPluginCallback<object>;
  /** Flushes pending spans. Never rejects. */
  stop(): Promise<void>;
}

interface Libraries {
  '@opentelemetry/sdk-trace-node': typeof import('@opentelemetry/sdk-trace-node');
  '@opentelemetry/exporter-trace-otlp-http': typeof import('@opentelemetry/exporter-trace-otlp-http');
  '@opentelemetry/instrumentation': typeof import('@opentelemetry/instrumentation');
  '@opentelemetry/instrumentation-pg': typeof import('@opentelemetry/instrumentation-pg');
  '@fastify/otel': typeof import('@fastify/otel');
}

const require = createRequire(import.meta.url);
/** Synchronous, unlike `import()`: the instrumented libraries must not load first. */
const load = <Name extends keyof Libraries>(name: Name): Libraries[Name] => require(name);

const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/**
 * Starts tracing when the standard OpenTelemetry variables name a collector; otherwise nothing is loaded. Must run before the traced
 * libraries are loaded. Traces hold routes and statements, never user input: no query string, no key from a letter, no parameter.
 */
export function startTracing(env: Record<string, string | undefined>): Tracing | undefined {
  if (env.OTEL_SDK_DISABLED === 'true' || !endpoints.some((name) => env[name])) return undefined;
  const { NodeTracerProvider, BatchSpanProcessor } = load('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = load('@opentelemetry/exporter-trace-otlp-http');
  const { registerInstrumentations } = load('@opentelemetry/instrumentation');
  const { PgInstrumentation } = load('@opentelemetry/instrumentation-pg');
  const { FastifyOtelInstrumentation } = load('@fastify/otel');
  // The SDK reads the service name from the environment.
  env.OTEL_SERVICE_NAME ??= 'shop';

  const provider = new NodeTracerProvider({
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    requestHook: (span, request) => {
      const route = request.routeOptions.url ?? 'unknown';
      span.updateName(`${request.method} ${route}`).setAttribute('url.path', route);
    },
  });
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [requests, new PgInstrumentation({ requireParentSpan: true })],
  });
  // When the collector does not answer, the traces are lost and the shop still stops.
  const stop = () => provider.shutdown().catch(() => undefined);
  return { plugin: requests.plugin(), stop };
}
