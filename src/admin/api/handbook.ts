import { useQuery } from '@tanstack/react-query';
import type { Handbook, HandbookChapter, HandbookSection } from '#contracts/admin/work/handbook.ts';
import { handbookPath } from '../screens.ts';
import { call } from './call-api.ts';
import { handbookCalls } from './endpoints/work.ts';

/** The owner's handbook. It changes with the version of the shop, so that it is read once. */
export const useHandbook = (enabled = true) =>
  useQuery({
    queryKey: ['handbook'],
    queryFn: () => call(handbookCalls.get),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });

/** A section with what stands below it, of the chapter. */
export interface Passage {
  readonly chapter: HandbookChapter;
  readonly sections: readonly HandbookSection[];
}

/** The passage of a place such as `office#заказы`: the section and the deeper ones that follow it; undefined where there is none. */
export function passageOf({ chapters }: Handbook, place: string): Passage | undefined {
  const [key, id] = place.split('#');
  const chapter = chapters.find((one) => one.key === key);
  const at = chapter?.sections.findIndex((section) => section.id === id) ?? -1;
  const first = chapter?.sections[at];
  if (!chapter || !first) return undefined;
  const after = chapter.sections.slice(at + 1);
  const end = after.findIndex(({ level }) => level <= first.level);
  return { chapter, sections: [first, ...(end < 0 ? after : after.slice(0, end))] };
}

/** The address of a section in the office. */
export const pathOfSection = (chapter: string, id: string): string =>
  `${handbookPath}/${chapter}#${id}`;
