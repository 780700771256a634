import { createRequire } from 'node:module';
import type { FastifyPluginCallback } from 'fastify';

/** Traces of requests and of the statements they send to the database, on their way to a collector. */
export interface Tracing {
  readonly plugin: FastifyPluginCallback<object>;
  /** Sends what has not been sent; never fails. */
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
/** At once, unlike `import()`: nothing else is loaded meanwhile. */
const load = <Name extends keyof Libraries>(name: Name): Libraries[Name] => require(name);

const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/**
 * Begins tracing where the usual variables of OpenTelemetry name a collector; without them nothing is loaded. Must come before whatever is
 * traced is loaded. Traces name routes and statements, never what somebody sent: no query, key of a letter or value.
 */
export function startTracing(env: Record<string, string | undefined>): Tracing | undefined {
  if (env.OTEL_SDK_DISABLED === 'true' || !endpoints.some((name) => env[name])) return undefined;
  const { NodeTracerProvider, BatchSpanProcessor } = load('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = load('@opentelemetry/exporter-trace-otlp-http');
  const { registerInstrumentations } = load('@opentelemetry/instrumentation');
  const { PgInstrumentation } = load('@opentelemetry/instrumentation-pg');
  const { FastifyOtelInstrumentation } = load('@fastify/otel');
  // The SDK reads the name of the service from here.
  env.OTEL_SERVICE_NAME ??= 'gornitsa';

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
  // A collector that is away loses traces; the shop ends as well as ever.
  const stop = () => provider.shutdown().catch(() => undefined);
  return { plugin: requests.plugin(), stop };
}
