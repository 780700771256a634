import { parentPort, threadId } from 'node:worker_threads';
import { answerWith } from '#platform/work/kept-thread.ts';

/** Work of a thread that can go wrong. */
answerWith(parentPort, (given: 'endless' | 'boundless' | 'broken' | 'which' | number) => {
  while (given === 'endless');
  const kept: number[][] = [];
  while (given === 'boundless') kept.push(Array.from({ length: 10_000 }, Math.random));
  if (given === 'broken') throw new Error('broken work');
  return given === 'which' ? threadId : [given, process.pid];
});
