import { isDeepStrictEqual } from 'node:util';
import type { StoredSlide } from '#contracts/shop-content.ts';
import type { Changes } from '#modules/audit/index.ts';
import { plainSpaces } from '../plain-spaces.ts';

/** For the log: which slides were added, removed and changed, by their titles. */
export function slideChanges(
  before: readonly StoredSlide[],
  after: readonly StoredSlide[],
): Changes {
  const isIn = (slides: readonly StoredSlide[], { title }: StoredSlide) =>
    slides.some((one) => one.title === title);
  const removed = before.filter((slide) => !isIn(after, slide));
  const added = after.filter((slide) => !isIn(before, slide));
  // Another title at the same place of the list is a slide that was renamed.
  const [from] = removed;
  const [to] = added;
  const isRenamed =
    from && to && removed.length + added.length === 2 && before.indexOf(from) === after.indexOf(to);
  const changed = after.filter((slide) => {
    const old = before.find(({ title }) => title === slide.title);
    return old && !isDeepStrictEqual(old, slide);
  });
  const [old, now] = [before, after].map((slides) =>
    slides.filter((slide) => isIn(before, slide) && isIn(after, slide)).map(({ title }) => title),
  );
  const order: Changes = isDeepStrictEqual(old, now) ? {} : { slides_order: 'changed' };
  if (isRenamed) {
    const names = { from: named([from]), to: named([to]) };
    return { slides_renamed: names, ...fact('slides_changed', changed), ...order };
  }
  return {
    ...fact('slides_added', added),
    ...fact('slides_removed', removed),
    ...fact('slides_changed', changed),
    ...order,
  };
}

const named = (slides: readonly StoredSlide[]): string =>
  slides.map(({ title }) => `«${plainSpaces(title)}»`).join(', ');

const fact = (field: string, slides: readonly StoredSlide[]): Changes =>
  slides.length === 0 ? {} : { [field]: { from: null, to: named(slides) } };
