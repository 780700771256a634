import { z } from 'zod';
import { atMost } from '../time/at-most.ts';
import { MINUTE } from '../time/duration.ts';
import { POLICY_REPORTS } from './content-security-policy.ts';
import type { HttpServer } from './http-server.ts';

const BODY_LIMIT = 8 * 1024;
const LOGGED_PER_MINUTE = 10;

const text = z.string().max(4000).default('');
const policyReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'document-uri': text,
  }),
});

/**
 * Reports of browsers about what the policy of a page has refused: an injected script, a file of another origin, often of an extension.
 * Anyone can send them, so bodies are small, all are counted, and few are logged. `scope` gets a parser of their content type.
 */
export function receivePolicyReports(scope: HttpServer): void {
  const mayLog = atMost(LOGGED_PER_MINUTE, MINUTE);
  scope.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    scope.getDefaultJsonParser('error', 'error'),
  );
  const schema = { hide: true, body: policyReport };
  scope.post(POLICY_REPORTS, { schema, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { 'csp-report': report } = request.body;
    if (mayLog()) request.log.warn(summaryOf(report), 'the policy of a page refused something');
    return reply.status(204).send();
  });
}

/** Without paths and parameters: addresses hold search texts and keys from letters. */
const summaryOf = (report: z.infer<typeof policyReport>['csp-report']) => ({
  directive: (report['effective-directive'] || report['violated-directive']).slice(0, 40),
  blocked: originOf(report['blocked-uri']),
  source: originOf(report['source-file']),
  page: firstSegment(report['document-uri']),
});

/** A keyword such as `inline` stays. */
const originOf = (address: string): string => {
  const url = URL.parse(address);
  return (url ? `${url.protocol}//${url.host}` : address).slice(0, 100);
};

const firstSegment = (address: string): string =>
  `/${URL.parse(address)?.pathname.split('/')[1] ?? ''}`.slice(0, 40);
