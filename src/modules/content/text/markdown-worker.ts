import { parentPort } from 'node:worker_threads';
import { answerWith } from '#platform/work/kept-thread.ts';
import { readMarkdown } from './read-markdown.ts';

answerWith(parentPort, readMarkdown);
