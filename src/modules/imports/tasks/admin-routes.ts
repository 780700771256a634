import type { FastifyRequest } from 'fastify';
import { importTaskEndpoints } from '#contracts/admin/imports/import-tasks.ts';
import { FEED_PART } from '#contracts/admin/imports/values.ts';
import { importTaskMessages as messages } from '#messages/imports/import-tasks.ts';
import type { FindStaffNames } from '#modules/audit/index.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { undoRun } from '../undo/undo-run.ts';
import { changeOneSource, listFeedSources } from './feed-sources.ts';
import {
  beginWithAddress,
  beginWithFile,
  dropTask,
  endSending,
  getTask,
  keepPart,
  listOpenTasks,
  startTask,
  type TaskContext,
} from './tasks.ts';

interface TasksOffice extends TaskContext {
  readonly staffNames: FindStaffNames;
  /** A member of the staff, named by number. */
}

/** Imports that the staff begins, and the sources of the goods. */
export function importTasksInOffice(
  app: HttpServer,
  { staffNames, ...context }: TasksOffice,
): void {
  const { db } = context;
  const beginner = (request: FastifyRequest) => ({ ...context, actor: request.member.actor });
  app.register(async (scope: HttpServer) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: FEED_PART },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      ...importTaskEndpoints.addPart,
      bodyLimit: FEED_PART,
      handler: async (request, reply) => {
        const { id, part } = request.params;
        if (!Buffer.isBuffer(request.body)) throw invalid('file', messages.empty);
        await keepPart(beginner(request), id, { part, bytes: request.body });
        return reply.code(204).send(null);
      },
    });
  });
  app.route({
    ...importTaskEndpoints.open,
    handler: async () => ({ tasks: await listOpenTasks(db, staffNames) }),
  });
  app.route({
    ...importTaskEndpoints.drop,
    handler: async (request, reply) => {
      await dropTask(beginner(request), request.params.id);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...importTaskEndpoints.addFile,
    handler: async (request, reply) => {
      const id = await beginWithFile(beginner(request), request.body);
      return reply.status(201).send(await getTask(db, id, staffNames));
    },
  });
  app.route({
    ...importTaskEndpoints.fileSent,
    handler: async (request) => {
      await endSending(beginner(request), request.params.id);
      return getTask(db, request.params.id, staffNames);
    },
  });
  app.route({
    ...importTaskEndpoints.addAddress,
    handler: async (request, reply) => {
      const id = await beginWithAddress(beginner(request), request.body);
      return reply.status(201).send(await getTask(db, id, staffNames));
    },
  });
  app.route({
    ...importTaskEndpoints.get,
    handler: ({ params }) => getTask(db, params.id, staffNames),
  });
  app.route({
    ...importTaskEndpoints.start,
    handler: async (request) => {
      const { dry_run: dryRun, options } = request.body;
      await startTask(beginner(request), request.params.id, { dryRun, options });
      return getTask(db, request.params.id, staffNames);
    },
  });
  app.route({
    ...importTaskEndpoints.undo,
    handler: (request) => undoRun(beginner(request), request.params.id),
  });
  app.route({
    ...importTaskEndpoints.sources,
    handler: async () => ({ sources: await listFeedSources(db) }),
  });
  app.route({
    ...importTaskEndpoints.changeSource,
    handler: async (request) => {
      await changeOneSource(beginner(request), request.body);
      return { sources: await listFeedSources(db) };
    },
  });
}
