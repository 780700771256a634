import { useState } from 'react';
import type { CarriedSizes } from '#contracts/carried-sizes.ts';
import { hardestOf, placesOnWay, type WayIn } from '#contracts/way-in.ts';
import { passingMessages as messages } from '#messages/catalogue/passing.ts';
import { drawingOf } from './drawing-of.ts';
import { useSettled } from './use-settled.ts';

interface Props {
  carried: CarriedSizes;
  way: WayIn;
}

/** What happens to each package on the way, in words, and the drawing of the chosen one where it is hardest. */
export function PassingResults({ carried: { isPacked, sizes }, way }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const results = sizes.map((size, index) => {
    const places = placesOnWay(size, way);
    const name = messages.nameOf(isPacked, index + 1, sizes.length);
    return { size, name, places, hardest: hardestOf(places) };
  });
  const hardest = hardestOf(results.flatMap((result) => result.hardest ?? []));
  const shown = results[chosen ?? -1] ?? results.find((result) => result.hardest === hardest);
  const place = shown?.hardest?.place;
  const drawing = useSettled(shown && place ? drawingOf(shown.size, way, place) : null);
  if (!shown || !place) return <p className="soft">{messages.nothingOnWay}</p>;
  return (
    <>
      <ul className="passing__results" aria-live="polite">
        {results.map(({ name, size, places, hardest: own }, index) => (
          <li key={name} className={`passing__result passing__result--${own?.passing.how}`}>
            <span>{messages.result(name, places)}</span>
            <span className="soft passing__size">
              {messages.sizeOf([size.length, size.width, size.height])}
            </span>
            {results.length > 1 && (
              <button
                type="button"
                className="button button--link"
                aria-pressed={shown.name === name}
                aria-label={messages.drawOf(name)}
                onClick={() => setChosen(index)}
              >
                {messages.draw}
              </button>
            )}
          </li>
        ))}
      </ul>
      {drawing && (
        <figure className="passing__drawing">
          <img src={drawing} alt={messages.drawingOf(shown.name, place)} width={800} height={600} />
          <figcaption>{messages.drawingOf(shown.name, place)}</figcaption>
        </figure>
      )}
    </>
  );
}
