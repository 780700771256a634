import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MatchedGoods } from '#contracts/admin/goods/given-pictures.ts';
import { MOST_GIVEN, MOST_SHOWN } from '#contracts/admin/goods/picture-limits.ts';
import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { type ChosenFile, type SkippedFile, sortFiles } from './chosen-file.ts';
import { openFiles } from './collect-files.ts';
import { matchPictures } from './given-picture-calls.ts';
import { nothingSent, type PicturesByArticle, type Sent, sendPictures } from './send-pictures.ts';

/** The files that were chosen, and whose they are. */
export interface Plan {
  readonly goods: readonly MatchedGoods[];
  readonly byArticle: PicturesByArticle;
  readonly count: number;
  readonly unknown: readonly string[];
  readonly doubtful: readonly { readonly path: string; readonly articles: readonly string[] }[];
  readonly skipped: readonly SkippedFile[];
}

export type Stage =
  | { readonly kind: 'choosing'; readonly fault?: string }
  | { readonly kind: 'reading' }
  | { readonly kind: 'preview'; readonly plan: Plan }
  | {
      readonly kind: 'sending' | 'stopped' | 'done';
      readonly plan: Plan;
      readonly replace: boolean;
      readonly sent: Sent;
      /** Of `stopped`: why, in words. */
      readonly reason?: string;
    };

/** The way of pictures from the disk to the goods: chosen, looked at, sent, done. */
export function useGivenPictures() {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' });
  const stopping = useRef(new AbortController());
  const isSending = stage.kind === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
  useEffect(() => () => stopping.current.abort(), []);

  const choose = async (found: Promise<readonly ChosenFile[]>) => {
    setStage({ kind: 'reading' });
    try {
      setStage({ kind: 'preview', plan: await planOf(await found) });
    } catch (failure) {
      setStage({
        kind: 'choosing',
        fault: failure instanceof Error ? failure.message : words.unreadable,
      });
    }
  };
  const send = async (plan: Plan, replace: boolean, sent: Sent = nothingSent()) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const told = { plan, replace, sent };
    setStage({ kind: 'sending', ...told });
    try {
      await sendPictures(plan.byArticle, sent, {
        replace,
        signal,
        onProgress: () => setStage({ kind: 'sending', ...told }),
      });
      const isWhole = sent.given.size === plan.byArticle.size;
      setStage(
        isWhole ? { kind: 'done', ...told } : { kind: 'stopped', ...told, reason: words.stopped },
      );
    } catch (failure) {
      const said = failure instanceof Error ? failure.message : '';
      setStage({ kind: 'stopped', ...told, reason: `${said} ${words.lost}`.trim() });
    }
    await client.invalidateQueries();
  };
  return {
    stage,
    choose,
    send,
    stop: () => stopping.current.abort(),
    again: () => setStage({ kind: 'choosing' }),
  };
}

/** Throws an error in words. */
async function planOf(found: readonly ChosenFile[]): Promise<Plan> {
  const { pictures, skipped } = sortFiles(await openFiles(found));
  if (pictures.length === 0 && skipped.length === 0) throw new Error(words.nothing);
  if (pictures.length > MOST_GIVEN) throw new Error(words.tooManyFiles(MOST_GIVEN));
  const { files, goods } =
    pictures.length > 0
      ? await matchPictures(pictures.map(({ path }) => path))
      : { files: [], goods: [] };
  const byArticle = new Map<string, ChosenFile[]>();
  const tooMany: SkippedFile[] = [];
  for (const [at, { article }] of files.entries()) {
    const picture = pictures[at];
    if (!picture || article === null) continue;
    const own = byArticle.get(article) ?? [];
    if (own.length < MOST_SHOWN) byArticle.set(article, [...own, picture]);
    else tooMany.push({ path: picture.path, reason: words.tooMany });
  }
  const nobodys = files.filter(({ article }) => article === null);
  return {
    goods,
    byArticle,
    count: [...byArticle.values()].reduce((all, own) => all + own.length, 0),
    unknown: nobodys.filter(({ doubts }) => doubts.length === 0).map(({ path }) => path),
    doubtful: nobodys
      .filter(({ doubts }) => doubts.length > 0)
      .map(({ path, doubts }) => ({ path, articles: doubts })),
    skipped: [...skipped, ...tooMany],
  };
}
